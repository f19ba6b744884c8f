import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { scrollPage } from "../testing/scrollPage.ts";
import { backToTopNotes } from "./BackToTop.notes.ts";
import { BackToTop } from "./BackToTop.tsx";

/** Scrolls far enough down for the link to show; repeats, because a page that is laid out again may jump up. */
async function scrollToShow(link: () => HTMLElement): Promise<void> {
  await waitFor(() => {
    scrollPage(600);
    return expect(link()).toBeVisible();
  });
}

const onAPage: Decorator = (Part) => (
  <div style={{ padding: "var(--torg-space-4)" }}>
    <h2 id="borjan">Vitvaror</h2>
    {Array.from({ length: 30 }, (_, index) => (
      <p key={index} style={{ marginBlock: "var(--torg-space-6)" }}>
        Tvättmaskiner, torktumlare och diskmaskiner till höstpris, sida {index + 1}.
      </p>
    ))}
    {Part()}
  </div>
);

const meta = {
  title: "Kit/BackToTop",
  component: BackToTop,
  parameters: { notes: backToTopNotes, layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { children: "Till toppen", href: "#borjan" },
  decorators: [onAPage],
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

const playShown: NonNullable<Story["play"]> = async ({ canvas }) => {
  await scrollToShow(() => canvas.getByRole("link", { name: "Till toppen" }));
};

export const Shown: Story = { play: playShown };

export const Hidden: Story = {
  play: async ({ canvas }) => {
    scrollPage(0);
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Till toppen" })).toBeNull());
  },
};

/** A bar that publishes its height, as the one with the checkout button does. */
const bar = {
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: "var(--torg-z-sticky)",
  blockSize: "3.5rem",
  padding: "var(--torg-space-3) var(--torg-space-4)",
  borderBlockStart: "1px solid var(--torg-color-border)",
  background: "var(--torg-color-surface)",
} as const;

export const AboveABar: Story = {
  render: (args) => (
    <>
      <BackToTop {...args} />
      <style>{":root { --torg-sticky-bar-bottom: 3.5rem }"}</style>
      <section aria-label="Varukorg" style={bar}>
        2 varor, 7 489 kr
      </section>
    </>
  ),
  play: playShown,
};

export const LongWords: Story = {
  args: { children: "Tillbaka till luftkonditioneringsanläggningstillbehörskategorins början" },
  play: async ({ canvas }) => scrollToShow(() => canvas.getByRole("link")),
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, play: playShown };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await scrollToShow(() => canvas.getByRole("link", { name: "Till toppen" }));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Till toppen" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Till toppen" })).toBeNull());
  },
};

import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { scrollPage } from "../testing/scrollPage.ts";
import { stickyBarNotes } from "./StickyBar.notes.ts";
import { StickyBar } from "./StickyBar.tsx";

const page = (
  <div style={{ display: "grid", gap: "var(--torg-space-6)", padding: "var(--torg-space-4)" }}>
    {Array.from({ length: 24 }, (_, index) => (
      <p key={index}>
        <a href={`/kategori/vitvaror/${index}`}>Tvättmaskin i klass A, förslag {index + 1}</a>
      </p>
    ))}
  </div>
);

const beforeAPage: Decorator = (Part) => (
  <div>
    {Part()}
    {page}
  </div>
);

const meta = {
  title: "Kit/StickyBar",
  component: StickyBar,
  parameters: { notes: stickyBarNotes, layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    label: "Köp",
    children: (
      <>
        <span>
          <strong>
            <bdi>6 990 kr</bdi>
          </strong>{" "}
          <span>i lager</span>
        </span>
        <Button variant="primary">Lägg i varukorgen</Button>
      </>
    ),
  },
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const afterAPage: Decorator = (Part) => (
  <div>
    {page}
    {Part()}
  </div>
);

export const Bottom: Story = { decorators: [afterAPage] };

export const Top: Story = { args: { side: "top" }, decorators: [beforeAPage] };

export const Away: Story = {
  args: { after: 200 },
  decorators: [afterAPage],
  play: async ({ canvas }) => {
    scrollPage(0);
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Köp" })).toBeNull());
    scrollPage(400);
    await waitFor(() => expect(canvas.getByRole("region", { name: "Köp" })).toBeVisible());
    scrollPage(0);
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Köp" })).toBeNull());
  },
};

export const Empty: Story = { args: { children: null }, decorators: [afterAPage] };

export const LongWords: Story = {
  args: {
    children: (
      <>
        <span>Luftkonditioneringsanläggningstillbehörssats med energimärkningsförordningsenlig märkning</span>
        <Button variant="primary">Lägg till i offertförfrågan</Button>
      </>
    ),
  },
  decorators: [afterAPage],
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, decorators: [afterAPage] };

/** Whether what has the focus is wholly clear of the bar. */
function isClear(bar: Element): boolean {
  const focused = document.activeElement?.getBoundingClientRect();
  return focused !== undefined && focused.bottom <= bar.getBoundingClientRect().top;
}

export const ByKeyboard: Story = {
  decorators: [afterAPage],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole("region", { name: "Köp" });
    const links = canvas.getAllByRole("link");
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(isClear(bar)).toBe(true));
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Lägg i varukorgen" })).toHaveFocus();
  },
};

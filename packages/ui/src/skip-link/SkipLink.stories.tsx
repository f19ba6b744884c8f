import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";
import { skipLinkNotes } from "./SkipLink.notes.ts";

const meta = {
  title: "Kit/SkipLink",
  component: SkipLink,
  args: { href: "#innehall", children: "Hoppa till innehållet" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Huvudmeny">
        <a href="?">Vitvaror</a>
      </nav>
      <main id="innehall">
        <p>
          Tabba in på sidan, så visar sig länken. <a href="?">Läs mer</a>
        </p>
      </main>
    </>
  ),
  parameters: { notes: skipLinkNotes, docs: { story: { inline: false, iframeHeight: 160 } } },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const link = canvas.getByRole("link", { name: /^Hoppa/ });
  await waitFor(() => expect(link).toHaveFocus());
  await expect(getComputedStyle(link).translate).toBe("none");
};

export const Hidden: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Hoppa till innehållet" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Hoppa till innehållet" })).toHaveFocus());
    await userEvent.tab();
    await expect(
      canvas.getByRole("link", { name: "Hoppa till innehållet" }).getBoundingClientRect().bottom,
    ).toBeLessThan(1);
  },
};
export const Focused: Story = { play: focused };
export const LongWords: Story = {
  args: { children: "Hoppa över huvudnavigeringsmenyn direkt till produktsökningsresultatlistan" },
  play: focused,
};
export const RightToLeft: Story = { globals: { direction: "rtl" }, play: focused };

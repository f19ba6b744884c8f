import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { breadcrumbsNotes } from "./Breadcrumbs.notes.ts";

const meta = {
  title: "Kit/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "Brödsmulor",
    items: [
      { label: "Start", href: "/" },
      { label: "Vitvaror", href: "/vitvaror" },
      { label: "Tvätt & tork", href: "/vitvaror/tvatt" },
      { label: "Tvättmaskiner" },
    ],
  },
  parameters: { notes: breadcrumbsNotes },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {};
export const InLittleRoom: Story = {
  decorators: [inRoom("15rem")],
};
export const FirstStep: Story = { args: { items: [{ label: "Start" }] } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Start", "Vitvaror", "Tvätt & tork"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    await expect(canvas.getByText("Tvättmaskiner")).toHaveAttribute("aria-current", "page");
  },
};
export const LongWords: Story = {
  args: {
    items: [
      { label: "Start", href: "/" },
      { label: "Skyddsutrustningstillbehör", href: "/skydd" },
      { label: "Högspänningsisoleringshandskar för elinstallatörer" },
    ],
  },
  decorators: [inRoom("12rem")],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

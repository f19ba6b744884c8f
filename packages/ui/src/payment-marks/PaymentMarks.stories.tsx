import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { PaymentMark } from "./PaymentMark.tsx";
import { PaymentMarks } from "./PaymentMarks.tsx";
import { paymentMarksNotes } from "./PaymentMarks.notes.ts";

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48" viewBox="0 0 96 48"><circle cx="36" cy="24" r="16" fill="#27566b"/><circle cx="58" cy="24" r="16" fill="#e0a458" fill-opacity=".85"/></svg>',
)}`;

const meta = {
  title: "Kit/PaymentMarks",
  component: PaymentMarks,
  subcomponents: { PaymentMark },
  args: {
    "aria-label": "Betala med",
    options: [
      { name: "Swish", kind: "app" },
      { name: "Kort", kind: "card" },
      { name: "Klarna", kind: "invoice" },
      { name: "Faktura", kind: "invoice" },
    ],
  },
  parameters: { notes: paymentMarksNotes },
} satisfies Meta<typeof PaymentMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ways: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Betala med" })).toBeVisible();
    const heights = canvas.getAllByRole("listitem").map((mark) => mark.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
export const LettersAlone: Story = { args: { options: ["Swish", "Kort", "Klarna", "Faktura"] } };
export const OwnPictures: Story = {
  args: {
    options: [
      { name: "Swish", kind: "app" },
      { name: "Bankkort", kind: "card", picture },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Bankkort" })).toBeVisible();
  },
};
export const Bare: Story = {
  render: () => (
    <p>
      <PaymentMark way={{ name: "Swish", kind: "app" }} bare /> Swish
    </p>
  ),
};
export const LongWords: Story = {
  args: { options: [{ name: "Månadsfaktura med betalningspåminnelsebekräftelse", kind: "invoice" }, "Kort"] },
  decorators: [inRoom("11rem")],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

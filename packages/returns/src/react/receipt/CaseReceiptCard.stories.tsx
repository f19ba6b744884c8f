import type { Meta, StoryObj } from "@storybook/react-vite";
import { aCaseReceipt } from "../../fixtures/aCaseReceipt.ts";
import { CaseReceiptCard } from "./CaseReceiptCard.tsx";

const meta = {
  title: "Returns/CaseReceiptCard",
  component: CaseReceiptCard,
  args: { receipt: aCaseReceipt() },
} satisfies Meta<typeof CaseReceiptCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of the case is its heading; then what the shop received and when, and what the customer wrote. */
export const Complaint: Story = {};
/** Nothing was written and no picture was sent: neither leaves an empty row. */
export const WithoutWords: Story = { args: { receipt: aCaseReceipt({ message: "", images: 0 }) } };
export const LongWords: Story = {
  args: {
    receipt: aCaseReceipt({
      message: "Tvättmaskinsinstallationstillbehörssatsmonteringsanvisningen saknas.\n\nLuckan är bucklig.",
      lines: [{ productId: 1, name: "Tvättmaskinsinstallationskombination med bortforsling", quantity: 12 }],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

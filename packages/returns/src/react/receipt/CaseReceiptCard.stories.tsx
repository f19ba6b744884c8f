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

export const Complaint: Story = {};
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

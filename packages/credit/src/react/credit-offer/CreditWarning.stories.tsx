import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { creditTexts } from "../../texts/index.ts";
import { CreditProvider } from "../CreditProvider.tsx";
import { CreditWarning } from "./CreditWarning.tsx";

const meta = {
  title: "Credit/CreditWarning",
  component: CreditWarning,
  play: async ({ canvas }) => {
    const text = canvas.getByText("Att låna kostar pengar!").closest("p");
    const line = text === null ? Number.NaN : Number.parseFloat(getComputedStyle(text).lineHeight);
    const sign = canvas.getByRole("img", { name: "Varning" }).getBoundingClientRect();
    await expect(sign.height).toBeGreaterThanOrEqual(3 * line);
  },
} satisfies Meta<typeof CreditWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

const inWidth = (width: string): Story => ({
  decorators: [
    (Warning) => (
      <div style={{ inlineSize: width, maxInlineSize: "100%" }}>
        <Warning />
      </div>
    ),
  ],
});

/** The sign is always at least three text lines high, whatever the width. */
export const Wide: Story = {};
/** In the width of a column: the sign is at least three lines high, beside the whole text. */
export const Column: Story = inWidth("24rem");
/** In 240 pixels: the text wraps to more lines, and the sign neither shrinks nor goes above it. */
export const Narrow: Story = inWidth("15rem");
export const LargeText: Story = {
  decorators: [
    (Warning) => (
      <div style={{ zoom: 2 }}>
        <Warning />
      </div>
    ),
  ],
};
/** A shop may pass other texts, should the law change them. */
export const OtherWords: Story = {
  decorators: [
    (Warning) => (
      <CreditProvider
        texts={{
          ...creditTexts,
          warning: { ...creditTexts.warning, text: "Betalningssvårighetsförebyggande rådgivning finns i din kommun." },
        }}
      >
        <Warning />
      </CreditProvider>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../testing/Row.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { Price } from "./Price.tsx";
import { priceNotes } from "./Price.notes.ts";

const meta = {
  title: "Kit/Price",
  component: Price,
  args: { amount: "6 990 kr" },
  parameters: { notes: priceNotes },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

const reduced = { original: "8 490 kr", amountLabel: "Nu", originalLabel: "Tidigare lägsta pris 30 dagar" };

export const Ordinary: Story = {};
export const Reduced: Story = { args: reduced };
export const LabelShown: Story = {
  args: { ...reduced, showsOriginalLabel: true },
  play: async ({ canvas }) => expect(canvas.getByText(/^Tidigare lägsta pris 30 dagar/)).toBeVisible(),
};
export const WithNote: Story = { args: { ...reduced, note: "Tidigare lägsta pris 30 dagar: 8 490 kr · inkl moms" } };
export const Sizes: Story = {
  render: () => (
    <Row stacked>
      <Price amount="149 kr" size="small" />
      <Price amount="6 990 kr" />
      <Price amount="12 990 kr" size="large" {...reduced} />
    </Row>
  ),
};
export const LargeAmountInLittleRoom: Story = {
  args: { ...reduced, amount: "1 234 567 kr", original: "1 999 999 kr", size: "large" },
  decorators: [inRoom("12rem")],
};
export const UnderEachOther: Story = {
  render: () => (
    <div style={{ display: "grid", justifyItems: "end", gap: "0.5rem", maxInlineSize: "12rem" }}>
      <Price amount="11 111,11 kr" />
      <Price amount="98 608,00 kr" />
      <Price amount="149,50 kr" />
    </div>
  ),
};
export const LongWords: Story = {
  args: { ...reduced, note: "Avbetalningsalternativsinformation: 24 månaders räntefri delbetalning" },
  decorators: [inRoom("11rem")],
};
export const RightToLeft: Story = { args: reduced, globals: { direction: "rtl" } };

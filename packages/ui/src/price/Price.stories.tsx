import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../testing/Row.tsx";
import { Price } from "./Price.tsx";

const meta = { title: "Kit/Price", component: Price, args: { amount: "6 990 kr" } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

const reduced = { original: "8 490 kr", amountLabel: "Nu", originalLabel: "Tidigare lägsta pris" };

export const Ordinary: Story = {};
export const Reduced: Story = { args: reduced };
export const WithNote: Story = { args: { ...reduced, note: "inkl. moms · Ord. pris 8 990 kr" } };
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
  decorators: [(Part) => <div style={{ inlineSize: "12rem" }}>{Part()}</div>],
};

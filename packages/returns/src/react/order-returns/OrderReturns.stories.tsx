import type { Meta, StoryObj } from "@storybook/react-vite";
import { aReturnOrder } from "../../fixtures/aReturnOrder.ts";
import { OrderReturns } from "./OrderReturns.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";

const meta = {
  title: "Returns/OrderReturns",
  component: OrderReturns,
  args: { name: "Anna Andersson", order: aReturnOrder() },
} satisfies Meta<typeof OrderReturns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Withdrawal is a button and a complaint a link; each name tells which order it is about. */
export const BothWays: Story = {};
/** On a confirmation page, where nothing has been delivered yet to complain about. */
export const WithdrawalAlone: Story = { render: (args) => <WithdrawForm {...args} /> };
export const RightToLeft: Story = { globals: { direction: "rtl" } };

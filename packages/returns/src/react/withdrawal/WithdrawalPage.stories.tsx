import type { Meta, StoryObj } from "@storybook/react-vite";
import { returnFields } from "../../contract/returnFields.ts";
import { aReturnOrder } from "../../fixtures/aReturnOrder.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";

const meta = {
  title: "Returns/WithdrawalPage",
  component: WithdrawalPage,
  args: { step: "start", name: "", order: null, receipt: null },
} satisfies Meta<typeof WithdrawalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lists the goods exempt from withdrawal; the form accepts them all the same. */
export const Start: Story = {};
/** An unknown order and a wrong e-mail address get the same answer. */
export const Refused: Story = {
  args: {
    flash: {
      values: {
        name: "Anna Andersson",
        [returnFields.orderNumber]: "99",
        [returnFields.orderEmail]: "anna@example.se",
      },
      errors: { [returnFields.orderNumber]: ["Vi hittade ingen order med de uppgifterna."] },
    },
  },
};
/** The page says that nothing is sent before the button, and no longer lists the goods that are exempt. */
export const Confirm: Story = { args: { step: "confirm", name: "Anna Andersson", order: aReturnOrder() } };
/** A heading that says it has been received, the receipt, and the next steps in order. */
export const Done: Story = {
  args: {
    step: "done",
    receipt: {
      withdrawalId: 1000,
      declaredAt: "2026-11-21T09:30:00Z",
      orderNumber: "100245",
      name: "Anna Andersson",
      email: "anna.andersson@example.se",
      isWholeOrder: true,
      lines: [{ productId: 1001, name: "Tvättmaskin NV 8014", quantity: 1 }],
    },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

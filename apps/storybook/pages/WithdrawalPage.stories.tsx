import type { Meta, StoryObj } from "@storybook/react-vite";
import { WithdrawalPage } from "../../storefront/src/service/WithdrawalPage.tsx";
import { aFoundWithdrawal, aWithdrawalPage } from "../../storefront/src/testing/servicePages.ts";

const meta = {
  title: "Pages/Withdrawal",
  component: WithdrawalPage,
  args: { page: aWithdrawalPage() },
} satisfies Meta<typeof WithdrawalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says what cannot be withdrawn from, and takes it all the same. */
export const Start: Story = {};
/** An unknown order and a wrong address get the same answer. */
export const Refused: Story = {
  args: {
    page: aWithdrawalPage({
      draft: {
        form: "/angra-kop",
        values: { name: "Anna Andersson", order_name: "99", order_email: "anna@example.se" },
        errors: { order_name: ["Vi hittade ingen order med de uppgifterna."] },
      },
    }),
  },
};
export const Confirm: Story = { args: { page: aFoundWithdrawal() } };
export const Done: Story = {
  args: {
    page: aWithdrawalPage({
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
    }),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

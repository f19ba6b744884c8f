import type { Meta, StoryObj } from "@storybook/react-vite";
import { aReturnOrder } from "../../fixtures/index.ts";
import { WithdrawalConfirm } from "./WithdrawalConfirm.tsx";
import { WithdrawalReceiptCard } from "./WithdrawalReceiptCard.tsx";
import { WithdrawalStart } from "./WithdrawalStart.tsx";

const order = aReturnOrder({
  products: [
    { product_id: 1001, name: "Tvättmaskin NV 8014", quantity: 1 },
    { product_id: 1002, name: "Luddfilter till torktumlare, förpackning om två", quantity: 3 },
  ],
});

const meta = { title: "Returns/Withdrawal", component: WithdrawalStart } satisfies Meta<typeof WithdrawalStart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Prefilled: Story = {
  args: { name: "Anna Andersson", orderName: order.order_name, orderEmail: order.order_email },
};
export const Refused: Story = {
  args: {
    flash: {
      values: { name: "Anna Andersson", order_name: "", order_email: "anna" },
      errors: { order_name: ["Ange ett ordernummer."], order_email: ["Ange en e-postadress."] },
    },
  },
};
export const Confirm: Story = { render: () => <WithdrawalConfirm name="Anna Andersson" order={order} /> };
export const NothingChosen: Story = {
  render: () => (
    <WithdrawalConfirm
      name="Anna Andersson"
      order={order}
      flash={{
        values: { "products[1001]": "0", "products[1002]": "0" },
        errors: { products: ["Välj minst en vara."] },
      }}
    />
  ),
};
export const Receipt: Story = {
  render: () => (
    <WithdrawalReceiptCard
      receipt={{
        withdrawal_id: 1000,
        declared_at: "2026-11-21T09:30:00Z",
        order_name: order.order_name,
        name: "Anna Andersson",
        email: order.order_email,
        is_whole_order: true,
        lines: order.products,
      }}
    />
  ),
};
export const LongWords: Story = {
  render: () => (
    <WithdrawalConfirm
      name="Anna-Karin Wilhelmina von Oxenstierna-Gyllenstierna"
      order={aReturnOrder({
        order_email: "anna-karin.wilhelmina@oxenstierna-gyllenstierna.exempel.example",
        products: [{ product_id: 1, name: "Centrifugeringshastighetsbegränsningsindikatorlampa", quantity: 12 }],
      })}
    />
  ),
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

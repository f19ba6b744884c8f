import type { Meta, StoryObj } from "@storybook/react-vite";
import { quantityField, returnFields } from "../../contract/returnFields.ts";
import { aReturnOrder } from "../../fixtures/aReturnOrder.ts";
import { WithdrawalConfirm } from "./WithdrawalConfirm.tsx";
import { WithdrawalReceiptCard } from "./WithdrawalReceiptCard.tsx";
import { WithdrawalStart } from "./WithdrawalStart.tsx";

const order = aReturnOrder({
  products: [
    { productId: 1001, name: "Tvättmaskin NV 8014", quantity: 1 },
    { productId: 1002, name: "Luddfilter till torktumlare, förpackning om två", quantity: 3 },
  ],
});

const meta = { title: "Returns/Withdrawal", component: WithdrawalStart } satisfies Meta<typeof WithdrawalStart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first of two steps: who, which order, and where the receipt goes; no reason is asked for. */
export const Start: Story = {};
/** Begun from a known order: name, order and address are filled in, and can still be changed. */
export const Prefilled: Story = {
  args: { name: "Anna Andersson", orderNumber: order.orderNumber, orderEmail: order.orderEmail },
};
export const Refused: Story = {
  args: {
    flash: {
      values: { name: "Anna Andersson", [returnFields.orderNumber]: "", [returnFields.orderEmail]: "anna" },
      errors: {
        [returnFields.orderNumber]: ["Ange ett ordernummer."],
        [returnFields.orderEmail]: ["Ange en e-postadress."],
      },
    },
  },
};
/** The whole order is chosen from the start; the button names what it does, and the details can be changed first. */
export const Confirm: Story = { render: () => <WithdrawalConfirm name="Anna Andersson" order={order} /> };
/** Every quantity was set to none: the reason is below the goods, and the first of them has the focus. */
export const NothingChosen: Story = {
  render: () => (
    <WithdrawalConfirm
      name="Anna Andersson"
      order={order}
      flash={{
        values: { [quantityField(1001)]: "0", [quantityField(1002)]: "0" },
        errors: { products: ["Välj minst en vara."] },
      }}
    />
  ),
};
/** When the shop received it comes first; then what it is about, where it is mailed, and what happens next. */
export const Receipt: Story = {
  render: () => (
    <WithdrawalReceiptCard
      receipt={{
        withdrawalId: 1000,
        declaredAt: "2026-11-21T09:30:00Z",
        orderNumber: order.orderNumber,
        name: "Anna Andersson",
        email: order.orderEmail,
        isWholeOrder: true,
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
        orderEmail: "anna-karin.wilhelmina@oxenstierna-gyllenstierna.exempel.example",
        products: [{ productId: 1, name: "Centrifugeringshastighetsbegränsningsindikatorlampa", quantity: 12 }],
      })}
    />
  ),
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

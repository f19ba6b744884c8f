import type { BoughtOrder, MoneyTaken } from "@torg/orders/domain";
import type { Selectable } from "kysely";
import type { OrderLineTable, OrderTable } from "../../database/tables/orderTables.ts";
import { paidByCardsOre } from "../../orders/describeOrder.ts";

type Order = Pick<
  Selectable<OrderTable>,
  "delivery_ore" | "payment_fee_ore" | "vat_ore" | "discount_ore" | "standard_delivery_ore"
>;
type Line = Pick<Selectable<OrderLineTable>, "id" | "quantity" | "total_ore" | "discount_ore" | "vat_ore">;

/** An order as it was bought, from its rows. The VAT that is not within its lines is that of delivery and fee. */
export function boughtOrderOf(order: Order, rows: readonly Line[], moneyTaken: MoneyTaken): BoughtOrder {
  const lines = rows.map((row) => ({
    id: row.id,
    quantity: row.quantity,
    totalOre: row.total_ore - row.discount_ore,
    vatOre: row.vat_ore,
  }));
  const { delivery_ore: deliveryOre, payment_fee_ore: feeOre } = order;
  const chargesOre = deliveryOre + feeOre;
  const chargesVatOre = chargesOre === 0 ? 0 : order.vat_ore - lines.reduce((sum, { vatOre }) => sum + vatOre, 0);
  const deliveryVatOre = chargesOre === 0 ? 0 : Math.round((chargesVatOre * deliveryOre) / chargesOre);
  return {
    lines,
    delivery: {
      totalOre: deliveryOre,
      vatOre: deliveryVatOre,
      standardOre: Math.min(deliveryOre, order.standard_delivery_ore ?? deliveryOre),
    },
    fee: { totalOre: feeOre, vatOre: chargesVatOre - deliveryVatOre },
    cardsOre: paidByCardsOre(order, rows),
    moneyTaken,
  };
}

import { taxedAmount } from "@torg/cart/domain/pricing";
import type { BoughtLine, BoughtOrder, MoneyTaken } from "@torg/orders/domain";
import type { Selectable } from "kysely";
import type { OrderLineTable, OrderTable } from "../../database/tables/orderTables.ts";
import { paidByGiftCardsOre } from "../../orders/placed/describeOrder.ts";
import { chargesRate, orderedAmount, type TaxedLine, type TaxedOrder } from "../../orders/placed/orderVat.ts";

type Order = TaxedOrder & Pick<Selectable<OrderTable>, "discount_ore" | "standard_delivery_ore">;
type Line = TaxedLine & Pick<Selectable<OrderLineTable>, "id">;

const boughtLine = (row: Line): BoughtLine => ({ id: row.id, quantity: row.quantity, ...orderedAmount(row) });

/** Builds an order as it was bought, from its rows. */
export function boughtOrderOf(order: Order, rows: readonly Line[], moneyTaken: MoneyTaken): BoughtOrder {
  const { delivery_ore: deliveryOre, payment_fee_ore: feeOre } = order;
  const rate = chargesRate(order, rows);
  return {
    lines: rows.map(boughtLine),
    delivery: {
      ...taxedAmount(deliveryOre, rate),
      standardOre: Math.min(deliveryOre, order.standard_delivery_ore ?? deliveryOre),
    },
    fee: taxedAmount(feeOre, rate),
    giftCardsOre: paidByGiftCardsOre(order, rows),
    moneyTaken,
  };
}

import { dominantVatPercent, taxedAmount } from "@torg/cart/domain/reckoning";
import type { BoughtLine, BoughtOrder, MoneyTaken } from "@torg/orders/domain";
import type { Selectable } from "kysely";
import type { OrderLineTable, OrderTable } from "../../database/tables/orderTables.ts";
import { paidByCardsOre } from "../../orders/describeOrder.ts";

type Order = Pick<
  Selectable<OrderTable>,
  "delivery_ore" | "payment_fee_ore" | "charges_vat_percent" | "discount_ore" | "standard_delivery_ore"
>;
type Line = Pick<
  Selectable<OrderLineTable>,
  | "id"
  | "quantity"
  | "unit_price_ore"
  | "original_price_ore"
  | "total_ore"
  | "discount_ore"
  | "vat_percent"
  | "vat_ore"
  | "gift_campaign_id"
>;

/** The rate of delivery and fee: as it was kept, or that of most of the goods. */
function chargesRate({ charges_vat_percent: kept }: Order, rows: readonly Line[]): number {
  if (kept !== null) return kept;
  return dominantVatPercent(
    rows.map((row) => ({
      quantity: row.quantity,
      // A gift counts with what it would have cost.
      priceOre: row.gift_campaign_id === null ? row.unit_price_ore : row.original_price_ore,
      originalPriceOre: null,
      vatPercent: row.vat_percent,
      giftCampaignId: row.gift_campaign_id,
    })),
  );
}

function boughtLine(row: Line): BoughtLine {
  const inclOre = row.total_ore - row.discount_ore;
  return {
    id: row.id,
    quantity: row.quantity,
    inclOre,
    exclOre: inclOre - row.vat_ore,
    vatPercent: row.vat_percent,
    vatOre: row.vat_ore,
  };
}

/** An order as it was bought, from its rows. */
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
    cardsOre: paidByCardsOre(order, rows),
    moneyTaken,
  };
}

import { dominantVatPercent, type TaxedAmount, taxedAmount, vatByRate } from "@torg/cart/domain/reckoning";
import type { VatShare } from "@torg/format";
import type { Selectable } from "kysely";
import type { OrderLineTable, OrderTable } from "../database/tables/orderTables.ts";

/** What of an order its VAT is reckoned from. */
export type TaxedOrder = Pick<Selectable<OrderTable>, "delivery_ore" | "payment_fee_ore" | "charges_vat_percent">;
/** What of a line of an order its VAT is reckoned from. */
export type TaxedLine = Pick<
  Selectable<OrderLineTable>,
  | "quantity"
  | "unit_price_ore"
  | "original_price_ore"
  | "total_ore"
  | "discount_ore"
  | "vat_percent"
  | "vat_ore"
  | "gift_campaign_id"
>;

/** What a line costs after what codes have taken off it, with its VAT. */
export function orderedAmount(
  row: Pick<TaxedLine, "total_ore" | "discount_ore" | "vat_percent" | "vat_ore">,
): TaxedAmount {
  const inclOre = row.total_ore - row.discount_ore;
  return { inclOre, exclOre: inclOre - row.vat_ore, vatPercent: row.vat_percent, vatOre: row.vat_ore };
}

/** The rate of delivery and fee in percent: as it was kept, or that of most of the goods. */
export function chargesRate(order: Pick<TaxedOrder, "charges_vat_percent">, rows: readonly TaxedLine[]): number {
  if (order.charges_vat_percent !== null) return order.charges_vat_percent;
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

/** What an order costs and the VAT within it, by rate, the highest first: goods, delivery and fee. */
export function orderVat(order: TaxedOrder, rows: readonly TaxedLine[]): readonly TaxedAmount[] {
  const rate = chargesRate(order, rows);
  return vatByRate([
    ...rows.map(orderedAmount),
    taxedAmount(order.delivery_ore, rate),
    taxedAmount(order.payment_fee_ore, rate),
  ]);
}

/** The same as pages tell it. */
export const shownVat = (order: TaxedOrder, rows: readonly TaxedLine[]): readonly VatShare[] =>
  orderVat(order, rows).map(({ vatPercent: percent, inclOre, vatOre }) => ({ percent, inclOre, vatOre }));

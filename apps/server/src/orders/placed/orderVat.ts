import { dominantVatPercent, type TaxedAmount, taxedAmount, vatByRate } from "@torg/cart/domain/pricing";
import type { VatShare } from "@torg/format";
import type { Selectable } from "kysely";
import type { OrderLineTable, OrderTable } from "../../database/tables/orderTables.ts";

/** The fields of an order that its VAT is calculated from. */
export type TaxedOrder = Pick<Selectable<OrderTable>, "delivery_ore" | "payment_fee_ore" | "charges_vat_percent">;
/** The fields of an order line that its VAT is calculated from. */
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

/** The amount of a line after discounts, with its VAT. */
export function orderedAmount(
  row: Pick<TaxedLine, "total_ore" | "discount_ore" | "vat_percent" | "vat_ore">,
): TaxedAmount {
  const inclOre = row.total_ore - row.discount_ore;
  return { inclOre, exclOre: inclOre - row.vat_ore, vatPercent: row.vat_percent, vatOre: row.vat_ore };
}

/** The VAT rate of delivery and fee in percent: as stored, or that of most of the goods. */
export function chargesRate(order: Pick<TaxedOrder, "charges_vat_percent">, rows: readonly TaxedLine[]): number {
  if (order.charges_vat_percent !== null) return order.charges_vat_percent;
  return dominantVatPercent(
    rows.map((row) => ({
      quantity: row.quantity,
      // A gift counts with its original price.
      priceOre: row.gift_campaign_id === null ? row.unit_price_ore : row.original_price_ore,
      originalPriceOre: null,
      vatPercent: row.vat_percent,
      giftCampaignId: row.gift_campaign_id,
    })),
  );
}

/** The amounts and VAT of an order by rate, highest first: goods, delivery and fee. */
export function orderVat(order: TaxedOrder, rows: readonly TaxedLine[]): readonly TaxedAmount[] {
  const rate = chargesRate(order, rows);
  return vatByRate([
    ...rows.map(orderedAmount),
    taxedAmount(order.delivery_ore, rate),
    taxedAmount(order.payment_fee_ore, rate),
  ]);
}

/** The same in the format of pages. */
export const shownVat = (order: TaxedOrder, rows: readonly TaxedLine[]): readonly VatShare[] =>
  orderVat(order, rows).map(({ vatPercent: percent, inclOre, vatOre }) => ({ percent, inclOre, vatOre }));

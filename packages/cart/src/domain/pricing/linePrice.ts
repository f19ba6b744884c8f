import { add, type Amount, amountOf } from "./amount.ts";

/** The price-related fields of a cart row. Prices are in ore with VAT. */
export interface PricedRow {
  /** Identifies the row among the others. */
  readonly lineId: number;
  /** Pieces. */
  readonly quantity: number;
  /** Null if the shop shows no price; it counts as 0. */
  readonly priceOre: number | null;
  /** The price to compare with; null if nothing is reduced. */
  readonly originalPriceOre: number | null;
  readonly vatPercent: number;
  /** The campaign that gives the row away; null if it is bought. */
  readonly giftCampaignId: number | null;
}

/** The cost of one row, before any code. */
export interface LinePrice {
  /** One piece; zero for a gift. */
  readonly unit: Amount;
  /** The comparison price of one piece; its ordinary price if nothing is reduced, also for a gift. */
  readonly original: Amount;
  /** All pieces, rounded once. */
  readonly total: Amount;
}

/** Calculates the cost of a row from the price of its product. */
export function linePrice(row: Omit<PricedRow, "lineId">): LinePrice {
  const { quantity, priceOre, originalPriceOre, vatPercent, giftCampaignId } = row;
  const ordinaryOre = priceOre ?? 0;
  const unitOre = giftCampaignId === null ? ordinaryOre : 0;
  return {
    unit: amountOf(unitOre, vatPercent),
    original: amountOf(originalPriceOre ?? ordinaryOre, vatPercent),
    total: amountOf(unitOre * quantity, vatPercent),
  };
}

/** The total cost of rows, before any code. */
export function subtotalOf(rows: readonly Omit<PricedRow, "lineId">[]): Amount {
  return add(rows.map((row) => linePrice(row).total));
}

/** The VAT percentage with the largest share of the goods' value, at ordinary prices; 25 for an empty cart. */
export function dominantVatPercent(rows: readonly Omit<PricedRow, "lineId">[]): number {
  const sums = new Map<number, number>();
  for (const { vatPercent, priceOre, quantity } of rows) {
    sums.set(vatPercent, (sums.get(vatPercent) ?? 0) + (priceOre ?? 0) * quantity);
  }
  const [percent] = [...sums].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [25];
  return percent;
}

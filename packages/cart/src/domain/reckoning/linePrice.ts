import { type Amount, amountOf, sumOf } from "./amount.ts";

/** A row of a cart as far as it costs something. Prices are ore with VAT. */
export interface PricedRow {
  /** Names the row among the others. */
  readonly lineId: number;
  /** Pieces. */
  readonly quantity: number;
  /** Null: the shop shows no price; it counts as 0. */
  readonly priceOre: number | null;
  /** What the price is compared with; null where nothing was made cheaper. */
  readonly originalPriceOre: number | null;
  readonly vatPercent: number;
  /** The campaign that gives the row away; null where it is bought. */
  readonly giftCampaignId: number | null;
}

/** What one row costs, before any code. */
export interface LinePrice {
  /** One piece; nothing for a gift. */
  readonly unit: Amount;
  /** What one piece is compared with; its ordinary price where nothing was made cheaper, for a gift too. */
  readonly original: Amount;
  /** All pieces, rounded once. */
  readonly total: Amount;
}

/** Works out what a row costs from the price of its product. */
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

/** What rows cost together, before any code. */
export function goodsOf(rows: readonly Omit<PricedRow, "lineId">[]): Amount {
  return sumOf(rows.map((row) => linePrice(row).total));
}

/** The VAT percentage that most of what lies in a cart has, at ordinary prices; 25 for an empty cart. */
export function dominantVatPercent(rows: readonly Omit<PricedRow, "lineId">[]): number {
  const sums = new Map<number, number>();
  for (const { vatPercent, priceOre, quantity } of rows) {
    sums.set(vatPercent, (sums.get(vatPercent) ?? 0) + (priceOre ?? 0) * quantity);
  }
  const [percent] = [...sums].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [25];
  return percent;
}

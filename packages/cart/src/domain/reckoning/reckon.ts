import { type Amount, sumOf } from "./amount.ts";
import { freeDeliveryLeft, type FreeDeliveryRule } from "./freeDeliveryLeft.ts";
import { dominantVatPercent, type LinePrice, linePrice, type PricedRow } from "./linePrice.ts";
import { type PricedCode, reckonCodes, type ReckonedCode } from "./reckonCodes.ts";
import { type TaxedAmount, taxedAmount, vatByRate } from "./taxedAmount.ts";
import { type Total, totalOf } from "./totalOf.ts";

/** A way of delivery as far as it costs something. */
export interface DeliveryPrice {
  /** Ore with VAT. */
  readonly priceOre: number;
  /** Costs nothing once the goods reach the shop's limit. */
  readonly freeFromLimit: boolean;
}

/** What a purchase is reckoned from. */
export interface Purchase<R, C> {
  readonly rows: readonly R[];
  /** In the order in which they were added. */
  readonly codes: readonly C[];
  readonly freeDelivery: FreeDeliveryRule;
  /** The chosen way of delivery; null: none is chosen yet. */
  readonly delivery: DeliveryPrice | null;
  /** What the way to pay costs, in ore with VAT. */
  readonly feeOre: number;
}

/** A row with all that it costs. */
export interface ReckonedLine<R> extends LinePrice {
  readonly row: R;
  /** The line's share of the codes that lower prices, in ore with VAT. */
  readonly discountOre: number;
  /** The total less that share. */
  readonly reduced: TaxedAmount;
}

/** All that a purchase costs. Everything that shows, charges or keeps a sum reads it here. */
export interface Reckoning<R, C> {
  readonly lines: readonly ReckonedLine<R>[];
  /** In the order in which they are used: gift cards last. */
  readonly codes: readonly ReckonedCode<C>[];
  /** What the lines cost before codes. */
  readonly goods: Amount;
  /** What all codes take off them, gift cards included. */
  readonly taken: Amount;
  /** What goods cost after codes, in ore with VAT: what free delivery is measured by. */
  readonly goodsOre: number;
  readonly hasFreeDelivery: boolean;
  /** The rate that most of the goods have: delivery and fee follow it. */
  readonly dominantVatPercent: number;
  /** Nothing where no way of delivery is chosen. */
  readonly delivery: TaxedAmount;
  readonly fee: TaxedAmount;
  /** By rate, the highest first; before gift cards, which pay without a rate. */
  readonly vatParts: readonly TaxedAmount[];
  readonly total: Total;
}

/** What a way of delivery costs a cart, in ore with VAT. */
export function deliveryPriceOre(
  { priceOre, freeFromLimit }: DeliveryPrice,
  { hasFreeDelivery }: Pick<Reckoning<unknown, unknown>, "hasFreeDelivery">,
): number {
  return freeFromLimit && hasFreeDelivery ? 0 : priceOre;
}

/**
 * Works out everything that a purchase costs, in whole ore: every line with its share of the codes, what each code
 * takes, delivery, fee, VAT by rate, and what is left to pay. The order of the rows makes no difference.
 */
export function reckon<R extends PricedRow, C extends PricedCode>(purchase: Purchase<R, C>): Reckoning<R, C> {
  const { rows, delivery: chosen, freeDelivery, feeOre } = purchase;
  const priced = rows.map((row) => ({ row, ...linePrice(row) }));
  const { codes, reducedOre } = reckonCodes(
    priced.map(({ row, total }) => ({ row, ore: total.inclOre })),
    purchase.codes,
  );
  const lines = priced.map((line, index): ReckonedLine<R> => {
    const ore = reducedOre[index] ?? 0;
    return { ...line, discountOre: line.total.inclOre - ore, reduced: taxedAmount(ore, line.row.vatPercent) };
  });
  const [goods, taken] = [sumOf(lines.map(({ total }) => total)), sumOf(codes.map(({ amount }) => amount))];
  const goodsOre = goods.inclOre - taken.inclOre;
  const hasFreeDelivery = freeDeliveryLeft(freeDelivery, goodsOre) === 0;
  const vatPercent = dominantVatPercent(rows);
  const delivery = taxedAmount(chosen === null ? 0 : deliveryPriceOre(chosen, { hasFreeDelivery }), vatPercent);
  const fee = taxedAmount(feeOre, vatPercent);
  return {
    lines,
    codes,
    goods,
    taken,
    goodsOre,
    hasFreeDelivery,
    dominantVatPercent: vatPercent,
    delivery,
    fee,
    vatParts: vatByRate([...lines.map(({ reduced }) => reduced), delivery, fee]),
    total: totalOf({ goods, codes: taken, charges: [delivery, fee] }),
  };
}

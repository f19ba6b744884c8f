import { type Amount, sumOf } from "./amount.ts";
import { freeDeliveryLeft, type FreeDeliveryRule } from "./freeDeliveryLeft.ts";
import { dominantVatPercent, type LinePrice, linePrice, type PricedRow } from "./linePrice.ts";
import { cardsPayAll, payWithCards } from "./payWithCards.ts";
import { type PricedCode, reckonCodes, type ReckonedCode } from "./reckonCodes.ts";
import { type TaxedAmount, taxedAmount, vatByRate } from "./taxedAmount.ts";
import { type Total, totalOf } from "./totalOf.ts";

/** The price-related fields of a delivery method. */
export interface DeliveryPrice {
  /** Ore with VAT. */
  readonly priceOre: number;
  /** Free once the goods reach the shop's limit. */
  readonly freeFromLimit: boolean;
  /** Other prices for goods that cost at least this much; the first one reached counts. */
  readonly steps?: readonly { readonly goodsFromOre: number; readonly priceOre: number }[];
}

/** The input for pricing a purchase. */
export interface Purchase<R, C> {
  readonly rows: readonly R[];
  /** In the order they were added. */
  readonly codes: readonly C[];
  readonly freeDelivery: FreeDeliveryRule;
  /** The chosen delivery method; null if none is chosen yet. */
  readonly delivery: DeliveryPrice | null;
  /** The fee of the payment method, in ore with VAT. */
  readonly feeOre: number;
}

/** A row with its full cost. */
export interface ReckonedLine<R> extends LinePrice {
  readonly row: R;
  /** The line's share of the codes that lower prices, in ore with VAT. */
  readonly discountOre: number;
  /** The total less that discount. */
  readonly reduced: TaxedAmount;
}

/** All amounts of a purchase. All code that shows, charges or stores an amount reads it here. */
export interface Reckoning<R, C> {
  readonly lines: readonly ReckonedLine<R>[];
  /** In the order they are applied: gift cards last. */
  readonly codes: readonly ReckonedCode<C>[];
  /** The cost of the lines before codes. */
  readonly goods: Amount;
  /** The reduction by codes; gift cards do not count. */
  readonly reduction: Amount;
  /** The cost of the goods after that, in ore with VAT; free delivery is measured by it. */
  readonly goodsOre: number;
  readonly hasFreeDelivery: boolean;
  /** The rate of the largest share of the goods; it also applies to delivery and fee. */
  readonly dominantVatPercent: number;
  /** Zero if no delivery method is chosen. */
  readonly delivery: TaxedAmount;
  /** Zero if gift cards pay everything else, because no other payment method is used then. */
  readonly fee: TaxedAmount;
  /** By rate, highest first. */
  readonly vatParts: readonly TaxedAmount[];
  /** The cost of the purchase, however it is paid. */
  readonly total: Total;
  /** The part of the total paid by gift cards, in ore. */
  readonly cardsOre: number;
  /** The part of the total left to pay, in ore. */
  readonly leftOre: number;
}

/** The price of a delivery method for a cart, in ore with VAT. */
export function deliveryPriceOre(
  { priceOre, freeFromLimit, steps = [] }: DeliveryPrice,
  { hasFreeDelivery, goodsOre }: Pick<Reckoning<unknown, unknown>, "hasFreeDelivery" | "goodsOre">,
): number {
  if (freeFromLimit && hasFreeDelivery) return 0;
  return steps.find(({ goodsFromOre }) => goodsOre >= goodsFromOre)?.priceOre ?? priceOre;
}

/** Whether anything is left to pay, with this delivery method instead of the chosen one. */
export function leavesToPay(
  delivery: DeliveryPrice,
  reckoning: Pick<Reckoning<unknown, PricedCode>, "goodsOre" | "fee" | "codes" | "hasFreeDelivery">,
): boolean {
  const { goodsOre, fee, codes } = reckoning;
  const priceOre = goodsOre + deliveryPriceOre(delivery, reckoning);
  const isPaidByCards = cardsPayAll(
    codes.map(({ code }) => code),
    priceOre,
  );
  return !isPaidByCards && priceOre + fee.inclOre > 0;
}

/**
 * Prices a purchase in whole ore: every line with its share of the codes, the effect of each code, delivery, fee, VAT
 * by rate, the total, and the amount left to pay after gift cards. The order of the rows makes no difference.
 */
export function reckon<R extends PricedRow, C extends PricedCode>(purchase: Purchase<R, C>): Reckoning<R, C> {
  const { rows, delivery: chosen, freeDelivery, feeOre } = purchase;
  const priced = rows.map((row) => ({ row, ...linePrice(row) }));
  const { codes: lowering, reducedOre } = reckonCodes(
    priced.map(({ row, total }) => ({ row, ore: total.inclOre })),
    purchase.codes,
  );
  const lines = priced.map((line, index): ReckonedLine<R> => {
    const ore = reducedOre[index] ?? 0;
    return { ...line, discountOre: line.total.inclOre - ore, reduced: taxedAmount(ore, line.row.vatPercent) };
  });
  const [goods, reduction] = [sumOf(lines.map(({ total }) => total)), sumOf(lowering.map(({ amount }) => amount))];
  const goodsOre = goods.inclOre - reduction.inclOre;
  const hasFreeDelivery = freeDeliveryLeft(freeDelivery, goodsOre) === 0;
  const vatPercent = dominantVatPercent(rows);
  const delivery = taxedAmount(
    chosen === null ? 0 : deliveryPriceOre(chosen, { hasFreeDelivery, goodsOre }),
    vatPercent,
  );
  const isPaidByCards = cardsPayAll(purchase.codes, goodsOre + delivery.inclOre);
  const fee = taxedAmount(isPaidByCards ? 0 : feeOre, vatPercent);
  const total = totalOf({ goods, reduction, charges: [delivery, fee] });
  const { cards, cardsOre, leftOre } = payWithCards(purchase.codes, total.inclOre);
  return {
    lines,
    codes: [...lowering, ...cards],
    goods,
    reduction,
    goodsOre,
    hasFreeDelivery,
    dominantVatPercent: vatPercent,
    delivery,
    fee,
    vatParts: vatByRate([...lines.map(({ reduced }) => reduced), delivery, fee]),
    total,
    cardsOre,
    leftOre,
  };
}

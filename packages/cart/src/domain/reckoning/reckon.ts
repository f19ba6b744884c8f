import { type Amount, sumOf } from "./amount.ts";
import { freeDeliveryLeft, type FreeDeliveryRule } from "./freeDeliveryLeft.ts";
import { dominantVatPercent, type LinePrice, linePrice, type PricedRow } from "./linePrice.ts";
import { cardsPayAll, payWithCards } from "./payWithCards.ts";
import { type PricedCode, reckonCodes, type ReckonedCode } from "./reckonCodes.ts";
import { type TaxedAmount, taxedAmount, vatByRate } from "./taxedAmount.ts";
import { type Total, totalOf } from "./totalOf.ts";

/** A way of delivery as far as it costs something. */
export interface DeliveryPrice {
  /** Ore with VAT. */
  readonly priceOre: number;
  /** Costs nothing once the goods reach the shop's limit. */
  readonly freeFromLimit: boolean;
  /** What it costs instead for goods that cost that much or more: the first one that they reach counts. */
  readonly steps?: readonly { readonly goodsFromOre: number; readonly priceOre: number }[];
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
  /** What codes take off them; gift cards take nothing off. */
  readonly reduction: Amount;
  /** What goods cost after that, in ore with VAT: what free delivery is measured by. */
  readonly goodsOre: number;
  readonly hasFreeDelivery: boolean;
  /** The rate that most of the goods have: delivery and fee follow it. */
  readonly dominantVatPercent: number;
  /** Nothing where no way of delivery is chosen. */
  readonly delivery: TaxedAmount;
  /** Nothing where gift cards pay all the rest, since no other way to pay is used then. */
  readonly fee: TaxedAmount;
  /** By rate, the highest first. */
  readonly vatParts: readonly TaxedAmount[];
  /** What the purchase costs, however it is paid. */
  readonly total: Total;
  /** What gift cards pay of the total, in ore. */
  readonly cardsOre: number;
  /** What is left to pay of it, in ore. */
  readonly leftOre: number;
}

/** What a way of delivery costs a cart, in ore with VAT. */
export function deliveryPriceOre(
  { priceOre, freeFromLimit, steps = [] }: DeliveryPrice,
  { hasFreeDelivery, goodsOre }: Pick<Reckoning<unknown, unknown>, "hasFreeDelivery" | "goodsOre">,
): number {
  if (freeFromLimit && hasFreeDelivery) return 0;
  return steps.find(({ goodsFromOre }) => goodsOre >= goodsFromOre)?.priceOre ?? priceOre;
}

/** Whether anything is left to pay, with this way of delivery in place of the chosen one. */
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
 * Works out everything that a purchase costs, in whole ore: every line with its share of the codes, what each code
 * takes, delivery, fee, VAT by rate, the total, and what is left to pay of it once gift cards have paid. The order of the
 * rows makes no difference.
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

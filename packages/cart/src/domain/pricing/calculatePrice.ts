import { add, type Amount } from "./amount.ts";
import { missingForFreeDelivery, type FreeDeliveryRule } from "./missingForFreeDelivery.ts";
import { dominantVatPercent, type LinePrice, linePrice, type PricedRow } from "./linePrice.ts";
import { giftCardsCoverAll, payWithGiftCards } from "./payWithGiftCards.ts";
import { type AppliedCode, applyCodes, type PricedCode } from "./applyCodes.ts";
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
export interface PricedLine<R> extends LinePrice {
  readonly row: R;
  /** The line's share of the codes that lower prices, in ore with VAT. */
  readonly discountOre: number;
  /** The total less that discount. */
  readonly reduced: TaxedAmount;
}

/** All amounts of a purchase. All code that shows, charges or stores an amount reads it here. */
export interface PriceBreakdown<R, C> {
  readonly lines: readonly PricedLine<R>[];
  /** In the order they are applied: gift cards last. */
  readonly codes: readonly AppliedCode<C>[];
  /** The cost of the lines before codes. */
  readonly subtotal: Amount;
  /** What codes take off; gift cards do not count. */
  readonly discount: Amount;
  /** The subtotal less the discount, in ore with VAT; free delivery is measured by it. */
  readonly discountedSubtotalOre: number;
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
  readonly giftCardsOre: number;
  /** The part of the total left to pay, in ore. */
  readonly dueOre: number;
}

/** The price of a delivery method for a cart, in ore with VAT. */
export function deliveryPriceOre(
  { priceOre, freeFromLimit, steps = [] }: DeliveryPrice,
  {
    hasFreeDelivery,
    discountedSubtotalOre,
  }: Pick<PriceBreakdown<unknown, unknown>, "hasFreeDelivery" | "discountedSubtotalOre">,
): number {
  if (freeFromLimit && hasFreeDelivery) return 0;
  return steps.find(({ goodsFromOre }) => discountedSubtotalOre >= goodsFromOre)?.priceOre ?? priceOre;
}

/**
 * The fee of a payment method, in ore; none if gift cards cover everything else, because no other method is used then.
 */
function chargedFeeOre(
  codes: readonly PricedCode[],
  { beforeFeeOre, feeOre }: { readonly beforeFeeOre: number; readonly feeOre: number },
): number {
  return giftCardsCoverAll(codes, beforeFeeOre) ? 0 : feeOre;
}

/** Whether anything is left to pay, with this delivery method instead of the chosen one. */
export function hasAmountDue(
  delivery: DeliveryPrice,
  pricing: Pick<PriceBreakdown<unknown, PricedCode>, "discountedSubtotalOre" | "fee" | "codes" | "hasFreeDelivery">,
): boolean {
  const codes = pricing.codes.map(({ code }) => code);
  const beforeFeeOre = pricing.discountedSubtotalOre + deliveryPriceOre(delivery, pricing);
  const totalOre = beforeFeeOre + chargedFeeOre(codes, { beforeFeeOre, feeOre: pricing.fee.inclOre });
  return payWithGiftCards(codes, totalOre).dueOre > 0;
}

/**
 * Prices a purchase in whole ore: every line with its share of the codes, the effect of each code, delivery, fee, VAT
 * by rate, the total, and the amount left to pay after gift cards. The order of the rows makes no difference.
 */
export function calculatePrice<R extends PricedRow, C extends PricedCode>(
  purchase: Purchase<R, C>,
): PriceBreakdown<R, C> {
  const { rows, delivery: chosen, freeDelivery, feeOre } = purchase;
  const priced = rows.map((row) => ({ row, ...linePrice(row) }));
  const { codes: lowering, reducedOre } = applyCodes(
    priced.map(({ row, total }) => ({ row, ore: total.inclOre })),
    purchase.codes,
  );
  const lines = priced.map((line, index): PricedLine<R> => {
    const ore = reducedOre[index] ?? 0;
    return { ...line, discountOre: line.total.inclOre - ore, reduced: taxedAmount(ore, line.row.vatPercent) };
  });
  const subtotal = add(lines.map(({ total }) => total));
  const discount = add(lowering.map(({ amount }) => amount));
  const discountedSubtotalOre = subtotal.inclOre - discount.inclOre;
  const hasFreeDelivery = missingForFreeDelivery(freeDelivery, discountedSubtotalOre) === 0;
  const vatPercent = dominantVatPercent(rows);
  const delivery = taxedAmount(
    chosen === null ? 0 : deliveryPriceOre(chosen, { hasFreeDelivery, discountedSubtotalOre }),
    vatPercent,
  );
  const beforeFeeOre = discountedSubtotalOre + delivery.inclOre;
  const fee = taxedAmount(chargedFeeOre(purchase.codes, { beforeFeeOre, feeOre }), vatPercent);
  const total = totalOf({ subtotal, discount, charges: [delivery, fee] });
  const { giftCards, giftCardsOre, dueOre } = payWithGiftCards(purchase.codes, total.inclOre);
  return {
    lines,
    codes: [...lowering, ...giftCards],
    subtotal,
    discount,
    discountedSubtotalOre,
    hasFreeDelivery,
    dominantVatPercent: vatPercent,
    delivery,
    fee,
    vatParts: vatByRate([...lines.map(({ reduced }) => reduced), delivery, fee]),
    total,
    giftCardsOre,
    dueOre,
  };
}

import { type Amount, less, noAmount, sumOf, vatWithin } from "./amount.ts";

/** The parts of a purchase. */
export interface PurchaseParts {
  /** The cost of the lines. */
  readonly goods: Amount;
  /** The reduction by codes. */
  readonly reduction: Amount;
  /** Delivery, and the fee of the payment method. */
  readonly charges: readonly Amount[];
}

/** The cost of a purchase. */
export interface Total extends Amount {
  /** The VAT within it. */
  readonly vatOre: number;
}

/** Adds up a purchase. Codes never take off more than the cost of the goods. */
export function totalOf({ goods, reduction, charges }: PurchaseParts): Total {
  const rest = reduction.inclOre > goods.inclOre ? noAmount : less(goods, reduction);
  const total = sumOf([rest, ...charges]);
  return { ...total, vatOre: vatWithin(total) };
}

import { type Amount, less, noAmount, sumOf, vatWithin } from "./amount.ts";

/** What a purchase is made of. */
export interface PurchaseParts {
  /** What the lines cost. */
  readonly goods: Amount;
  /** What codes take off them. */
  readonly reduction: Amount;
  /** Delivery, and the fee of the way to pay. */
  readonly charges: readonly Amount[];
}

/** What a purchase costs. */
export interface Total extends Amount {
  /** The VAT within it. */
  readonly vatOre: number;
}

/** Adds up a purchase. Codes never take more than all of the goods. */
export function totalOf({ goods, reduction, charges }: PurchaseParts): Total {
  const rest = reduction.inclOre > goods.inclOre ? noAmount : less(goods, reduction);
  const total = sumOf([rest, ...charges]);
  return { ...total, vatOre: vatWithin(total) };
}

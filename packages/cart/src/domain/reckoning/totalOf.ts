import { type Amount, less, noAmount, sumOf, vatWithin } from "./amount.ts";

/** What a purchase is made of. */
export interface PurchaseParts {
  /** What the lines cost. */
  readonly goods: Amount;
  /** What codes take off them; gift cards are the same with and without VAT. */
  readonly codes: Amount;
  /** Delivery, and the fee of the way to pay. */
  readonly charges: readonly Amount[];
}

/** What is left to pay. */
export interface Total extends Amount {
  /** The VAT within the purchase; more than what is left to pay holds where a gift card has paid a part of it. */
  readonly vatOre: number;
}

/** Adds up a purchase. Codes never take more than all of the goods. */
export function totalOf({ goods, codes, charges }: PurchaseParts): Total {
  const rest = codes.inclOre > goods.inclOre ? noAmount : less(goods, codes);
  const total = sumOf([rest, ...charges]);
  return { ...total, vatOre: vatWithin(total) };
}

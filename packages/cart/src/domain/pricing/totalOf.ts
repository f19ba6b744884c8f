import { add, type Amount, noAmount, subtract, vatWithin } from "./amount.ts";

/** The parts of a purchase. */
export interface PurchaseParts {
  /** The cost of the lines. */
  readonly subtotal: Amount;
  /** What codes take off. */
  readonly discount: Amount;
  /** Delivery, and the fee of the payment method. */
  readonly charges: readonly Amount[];
}

/** The cost of a purchase. */
export interface Total extends Amount {
  /** The VAT within it. */
  readonly vatOre: number;
}

/** Adds up a purchase. Codes never take off more than the cost of the goods. */
export function totalOf({ subtotal, discount, charges }: PurchaseParts): Total {
  const goods = discount.inclOre > subtotal.inclOre ? noAmount : subtract(subtotal, discount);
  const total = add([goods, ...charges]);
  return { ...total, vatOre: vatWithin(total) };
}

import type { Cart } from "./cart.ts";

/** Says whether a cart is there and has lines; only then it has forms, at which a problem can be shown. */
export function isFilled(cart: Cart | null): cart is Cart {
  return cart !== null && cart.lines.length > 0;
}

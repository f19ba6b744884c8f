import type { Cart } from "./cart.ts";

/** Whether a cart is known and has lines; only then does it have forms that can show a problem. */
export function hasLines(cart: Cart | null): cart is Cart {
  return cart !== null && cart.lines.length > 0;
}

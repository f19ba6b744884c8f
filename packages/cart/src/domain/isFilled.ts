import type { Cart } from "./cart.ts";

/** Whether there is anything in a cart: an empty one, or none, has no forms that a sentence could stand at. */
export function isFilled(cart: Cart | null): cart is Cart {
  return cart !== null && cart.lines.length > 0;
}

import type { CartLine } from "../cart.ts";

/** Whether a line holds as many as one customer may buy. */
export function isAtMax({
  quantity,
  maxPurchasableQuantity: max,
}: Pick<CartLine, "quantity" | "maxPurchasableQuantity">): boolean {
  return max !== null && quantity >= max;
}

import { type CartLine, isGift } from "../cart.ts";
import type { AddQuantity, CartChange } from "./cartChange.ts";
import { changeKey, purchaseKey, variantOf } from "./productKey.ts";

/** The cart as it will be: its lines, and added products that have no line yet. */
export interface OptimisticCart {
  readonly lines: readonly CartLine[];
  readonly pendingAdditions?: readonly AddQuantity[];
}

/** The lines of a product, without gifts; given a variant, only lines of that variant. */
export function linesOf(
  cart: Pick<OptimisticCart, "lines">,
  productId: number,
  variantId: number | null = null,
): readonly CartLine[] {
  const variant = variantOf(variantId);
  return cart.lines.filter(
    (line) => line.productId === productId && !isGift(line) && variantOf(line.variantId) === variant,
  );
}

/** The quantity of a product in the cart or about to be added, without gifts. */
export function quantityOf(cart: OptimisticCart, productId: number, variantId: number | null = null): number {
  const key = purchaseKey(productId, variantId);
  const added = cart.pendingAdditions?.find((change) => changeKey(change) === key)?.added ?? 0;
  return linesOf(cart, productId, variantId).reduce((sum, line) => sum + line.quantity, added);
}

/** The same change with its product's row id; unchanged if the cart has no such row. */
export function attachRowId(change: CartChange, cart: Pick<OptimisticCart, "lines">): CartChange {
  if (change.kind === "set") return change;
  const [line] = linesOf(cart, change.productId, change.variantId);
  return line === undefined ? change : { ...change, rowId: line.rowId };
}

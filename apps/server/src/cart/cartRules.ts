import { maxTypedQuantity } from "@torg/format/typed";
import type { CartProblem } from "./cartResult.ts";
import type { CartTarget, ProductChoice } from "./findCartTarget.ts";

/**
 * Most lines of a cart, and most changes in one request: a change costs a statement or two, and every page of the cart
 * shows all of its lines.
 */
export const maxCartLines = 200;

/** The facts about a product that decide whether it can be added to a cart. */
type SaleFacts = Pick<CartTarget, "parent_id" | "is_parent" | "for_sale" | "is_paused">;

/** Why a product cannot be added to a cart; null when it can. */
export function saleProblem(product: SaleFacts | null, { productId, variantId }: ProductChoice): CartProblem | null {
  if (product === null) return { code: "product-missing", productId };
  if (variantId !== null && product.parent_id !== productId) return { code: "product-missing", productId };
  if (product.is_paused) return { code: "selling-paused" };
  if (product.is_parent) return { code: "variant-missing", productId };
  return product.for_sale ? null : { code: "not-for-sale", productId };
}

/** The largest quantity of a product that one customer may buy; null where only the cart's own limit applies. */
export function productLimit(product: Pick<CartTarget, "only_once" | "max_quantity">): number | null {
  return product.only_once ? 1 : product.max_quantity;
}

/** The facts that limit the quantity of a row. */
type QuantityFacts = Pick<CartTarget, "only_once" | "max_quantity" | "line_quantity">;

/** The new quantity of a row: at most what one customer may buy, and an addition never lowers it. */
export function wantedQuantity(
  target: QuantityFacts,
  { quantity, isAddition }: { readonly quantity: number; readonly isAddition: boolean },
): number {
  const held = isAddition ? (target.line_quantity ?? 0) : 0;
  const max = Math.min(productLimit(target) ?? maxTypedQuantity, maxTypedQuantity);
  return Math.max(held, Math.min(held + quantity, max));
}

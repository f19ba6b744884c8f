import { isAtMax } from "./isAtMax.ts";
import type { Addition } from "./cartChange.ts";
import { linesOf, type OptimisticCart, quantityOf } from "./productLines.ts";

/** Why an addition that the server accepted is not what the visitor asked for. */
export type AdditionProblem = "not-added" | "max-reached" | "addons-missing" | "unconfirmed";

/**
 * What is wrong with the cart after an addition; null when it holds the added products. `before` is the cart the
 * visitor saw, including pending changes; an empty one if none had been read. `after` is null when it is not known.
 */
export function additionProblem(
  { productId, variantId = null, addonProductIds = [] }: Addition,
  before: OptimisticCart,
  after: OptimisticCart | null,
): AdditionProblem | null {
  if (after === null) return "unconfirmed";
  const quantity = quantityOf(after, productId, variantId);
  if (quantity === 0) return "not-added";
  const hasRoom = !linesOf(after, productId, variantId).some(isAtMax);
  // Fewer than before is not a refusal: another window may have removed some meanwhile.
  if (!hasRoom && quantity === quantityOf(before, productId, variantId)) return "max-reached";
  return addonProductIds.every((id) => quantityOf(after, id) > 0) ? null : "addons-missing";
}

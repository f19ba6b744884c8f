import type { Buyable } from "./buyable.ts";
import { linesOf, type OptimisticCart, quantityOf } from "./productLines.ts";

/** Why a buy button cannot be used. */
export type BuyObstacle =
  | "buying-off"
  | "not-for-sale"
  | "choose-variant"
  | "already-bought"
  | "max-reached"
  | "oversold";

const permanentObstacles: ReadonlySet<BuyObstacle | null> = new Set<BuyObstacle>([
  "buying-off",
  "not-for-sale",
  "choose-variant",
  "already-bought",
]);

/** Whether an obstacle stays for the whole visit, so that the button is disabled; for the others it stays focusable. */
export function isPermanentObstacle(obstacle: BuyObstacle | null): boolean {
  return permanentObstacles.has(obstacle);
}

/** The phase of an addition: pending, just done (for a while), or done earlier on this page. */
export type BuyPhase = "idle" | "adding" | "added" | "done";

/** The state that a buy button shows. */
export interface BuyButtonState {
  /** Null when the button can be used. */
  readonly obstacle: BuyObstacle | null;
  readonly label: "buy" | "added" | "bought-once";
  /** The link to the checkout stays until the visitor leaves the page. */
  readonly showsCheckoutLink: boolean;
  /** Shown beside the button whenever the product has a maximum. */
  readonly max: number | null;
}

/** How long a buy button confirms an addition, in milliseconds. */
export const addedDuration = 3000;

/** Decides what a buy button shows, from the page, the cart and earlier clicks. */
export function buyButtonState(
  product: Buyable,
  cart: OptimisticCart,
  { buyEnabled = true, phase }: { readonly buyEnabled?: boolean; readonly phase?: BuyPhase },
): BuyButtonState {
  const wasAdded = phase === "added" || phase === "done";
  const inCart = quantityOf(cart, product.productId, product.variantId) > 0;
  const isBoughtOnce = product.onlyOnce === true && (wasAdded || inCart || product.buyDisabled === true);
  const max = product.maxPurchasableQuantity ?? null;
  return {
    obstacle: buyEnabled ? obstacleOf(product, cart, isBoughtOnce) : "buying-off",
    label: labelOf(isBoughtOnce, phase),
    showsCheckoutLink: wasAdded,
    max: (max ?? 0) > 0 ? max : null,
  };
}

function labelOf(isBoughtOnce: boolean, phase: BuyPhase | undefined): BuyButtonState["label"] {
  if (isBoughtOnce) return "bought-once";
  return phase === "added" ? "added" : "buy";
}

function obstacleOf(product: Buyable, cart: OptimisticCart, isBoughtOnce: boolean): BuyObstacle | null {
  if (isBoughtOnce) return "already-bought";
  const max = product.maxPurchasableQuantity ?? null;
  if (product.buyDisabled === true || max === 0) return "not-for-sale";
  if (product.isChosen === false) return "choose-variant";
  if (linesOf(cart, product.productId, product.variantId).some((line) => line.isOversold)) return "oversold";
  return max !== null && quantityOf(cart, product.productId, product.variantId) >= max ? "max-reached" : null;
}

/** Whether an addon cannot be added any more, because the cart holds as many as one customer may buy. */
export function isAddonAtMax(
  { productId, maxPurchasableQuantity: max = null }: Pick<Buyable, "productId" | "maxPurchasableQuantity">,
  cart: OptimisticCart,
): boolean {
  return max !== null && quantityOf(cart, productId) >= max;
}

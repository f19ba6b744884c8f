import { isAtMax } from "@torg/cart/domain/buying";

/** What of a line on the wire tells whether more can be bought. */
interface HeldLine {
  readonly product_id: number;
  readonly quantity: number;
  readonly max_purchasable_quantity: number | null;
  readonly is_overselling: boolean;
  readonly give_away_campaign_id: number | null;
}

function isLine(value: unknown): value is HeldLine {
  return typeof value === "object" && value !== null && "product_id" in value && "quantity" in value;
}

function linesOf(cart: unknown): readonly HeldLine[] {
  const lines: unknown = typeof cart === "object" && cart !== null && "products" in cart ? cart.products : [];
  return Array.isArray(lines) ? lines.filter(isLine) : [];
}

/**
 * Wakes what offers more of a product than there is for this visitor: a document is the same for everybody, so that
 * only its islands can show it. All else sleeps on.
 */
export function wakeFull(cart: unknown, wake: (island: HTMLElement) => void): void {
  for (const line of linesOf(cart)) {
    const isFull =
      line.give_away_campaign_id === null &&
      (line.is_overselling ||
        isAtMax({ quantity: line.quantity, maxPurchasableQuantity: line.max_purchasable_quantity }));
    if (!isFull) continue;
    for (const control of document.querySelectorAll(`[data-buys="${line.product_id}"]`)) {
      const island = control.closest<HTMLElement>("[data-island]");
      if (island !== null) wake(island);
    }
  }
}

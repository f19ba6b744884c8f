/** The totals that calls and the window event `cart:total` carry: pieces in the cart and their sum in kronor. */
export interface ToldTotals {
  readonly totalAmount: number;
  readonly totalProductSum: number;
  /** Whether the sum includes VAT; left out where nothing is told of it. */
  readonly includes_vat?: boolean;
}

/** Where totals come from and who shows them. */
export interface CartTotalsOptions {
  /** Asks the server for the cart; undefined when nothing was answered. */
  readonly ask: () => Promise<unknown>;
  readonly show: (totals: ToldTotals) => void;
  /** Hears everything that the call has answered, each time. */
  readonly onAnswer?: (cart: ToldTotals) => void;
}

function isTotals(value: unknown): value is ToldTotals {
  return typeof value === "object" && value !== null && "totalAmount" in value && typeof value.totalAmount === "number";
}

/**
 * Shows the cart's totals: asks the server once now and again when the page is looked at anew, from another tab or out of
 * the back/forward cache, and listens to `cart:total` for every change in between. A failed call leaves what is shown.
 */
export function wireCartTotals({ ask, show, onAnswer }: CartTotalsOptions): void {
  const look = async () => {
    const cart = await ask();
    // When nothing was answered, the number from the page stays.
    if (!isTotals(cart)) return;
    show(cart);
    onAnswer?.(cart);
  };
  window.addEventListener("cart:total", (event) => {
    if (event instanceof CustomEvent && isTotals(event.detail)) show(event.detail);
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void look();
  });
  void look();
}

/** The totals that calls and the window event `cart:total` carry: number of pieces and their sum in kronor. */
export interface CartTotalsPayload {
  readonly totalAmount: number;
  readonly totalProductSum: number;
  /** Whether the sum includes VAT; left out if not known. */
  readonly includes_vat?: boolean;
}

/** Where totals come from and how they are shown. */
export interface CartTotalsOptions {
  /** Requests the cart from the server; undefined if there was no response. */
  readonly ask: () => Promise<unknown>;
  readonly show: (totals: CartTotalsPayload) => void;
  /** Called with the full response of every call. */
  readonly onAnswer?: (cart: CartTotalsPayload) => void;
}

function isTotals(value: unknown): value is CartTotalsPayload {
  return typeof value === "object" && value !== null && "totalAmount" in value && typeof value.totalAmount === "number";
}

/**
 * Shows the cart's totals: requests them now and whenever the page becomes visible again, from another tab or the
 * back/forward cache, and listens to `cart:total` for changes in between. A failed call leaves the shown totals.
 */
export function wireCartTotals({ ask, show, onAnswer }: CartTotalsOptions): void {
  const update = async () => {
    const cart = await ask();
    // Without a response, the number from the page stays.
    if (!isTotals(cart)) return;
    show(cart);
    onAnswer?.(cart);
  };
  window.addEventListener("cart:total", (event) => {
    if (event instanceof CustomEvent && isTotals(event.detail)) show(event.detail);
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void update();
  });
  void update();
}

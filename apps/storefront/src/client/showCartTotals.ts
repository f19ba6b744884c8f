import type { CartTotals } from "@torg/islands/runtime";

/** Writes the cart's totals into the header's cart link. */
export function showCartTotals({ totalAmount }: CartTotals): void {
  for (const count of document.querySelectorAll<HTMLElement>("[data-cart-count]")) {
    count.textContent = String(totalAmount);
    count.hidden = totalAmount === 0;
  }
}

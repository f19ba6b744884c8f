import { formatPrice } from "@torg/format";
import type { CartTotals } from "@torg/islands/runtime";
import { cartLinkName } from "../texts/sv.ts";

/** Writes the cart's totals into the header's cart link, its accessible name included. */
export function showCartTotals({ totalAmount, totalProductSum }: CartTotals): void {
  const name = cartLinkName(totalAmount, formatPrice(totalProductSum));
  document.querySelector("[data-cart-link]")?.setAttribute("aria-label", name);
  const count = document.querySelector<HTMLElement>("[data-cart-count]");
  if (!count) return;
  count.textContent = String(totalAmount);
  count.hidden = totalAmount === 0;
}

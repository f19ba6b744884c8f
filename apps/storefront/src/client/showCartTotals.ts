import type { CartTotals } from "@torg/islands/runtime";
import { cartLinkName } from "../texts/sv.ts";

/** Prices as everywhere in the shop; straight from the browser, because this script's bytes are paid on every page. */
const kronor = (sum: number): string =>
  sum.toLocaleString("sv-SE", { style: "currency", currency: "SEK", trailingZeroDisplay: "stripIfInteger" });

/** Writes the cart's totals into the header's cart link, its accessible name included. */
export function showCartTotals({ totalAmount, totalProductSum }: CartTotals): void {
  document
    .querySelector("[data-cart-link]")
    ?.setAttribute("aria-label", cartLinkName(totalAmount, kronor(totalProductSum)));
  const count = document.querySelector<HTMLElement>("[data-cart-count]");
  if (!count) return;
  count.dataset["cartCount"] = String(totalAmount);
  count.hidden = totalAmount === 0;
}

import type { CartTotals } from "@torg/islands/runtime";
import { checkoutBarId } from "./checkoutBarId.ts";
import { cartLinkName, exclVatNote } from "../texts/sv.ts";

/**
 * Prices as everywhere in the shop; straight from the browser, because this script's bytes are paid on every page. Most
 * visits begin with an empty cart, and the browser needs longer for its first number than for all the rest here.
 */
const kronor = (sum: number): string =>
  sum
    ? sum.toLocaleString("sv-SE", { style: "currency", currency: "SEK", trailingZeroDisplay: "stripIfInteger" })
    : "0\u00A0kr";

/** Milliseconds that the cart link is highlighted when its count changes. */
const highlight = 500;

let known: number | undefined;
let includesVat = true;

/** Writes the cart's totals into the header's cart link, its accessible name included, and shows the way to the checkout. */
export function showCartTotals({ totalAmount, totalProductSum, includes_vat = includesVat }: CartTotals): void {
  includesVat = includes_vat;
  const link = document.querySelector<HTMLElement>("[data-cart-link]");
  const sum = kronor(totalProductSum) + (includesVat ? "" : exclVatNote);
  const count = document.querySelector<HTMLElement>("[data-cart-count]");
  if (!link || !count) return;
  link.ariaLabel = cartLinkName(link.dataset["cartLink"] ?? "", totalAmount, sum);
  count.dataset["cartCount"] = String(totalAmount);
  count.hidden = totalAmount === 0;
  link.dataset["cartSum"] = totalAmount > 0 ? sum : "";
  const bar = document.getElementById(checkoutBarId);
  if (bar) bar.dataset["state"] = totalAmount > 0 ? "open" : "closed";
  if (known !== undefined && known !== totalAmount) {
    link.dataset["highlighted"] = "";
    setTimeout(() => delete link.dataset["highlighted"], highlight);
  }
  known = totalAmount;
}

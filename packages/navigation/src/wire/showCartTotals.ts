import { findMarked } from "@torg/ui/wire";
import { cartName, exclVatNote } from "../texts/cartName.ts";
import { navigationMarks } from "./navigationMarks.ts";

/** The totals in the cart link: number of items, and their sum in kronor. */
export interface CartLinkTotals {
  readonly totalAmount: number;
  readonly totalProductSum: number;
  /** Whether the sum includes VAT; default: as before. */
  readonly includes_vat?: boolean;
}

/**
 * The shop's price format, but straight from the browser, because every page loads this script. Most visits start with
 * an empty cart, and formatting a first number takes longer than everything else here.
 */
const kronor = (sum: number): string =>
  sum
    ? sum.toLocaleString("sv-SE", { style: "currency", currency: "SEK", trailingZeroDisplay: "stripIfInteger" })
    : "0\u00A0kr";

/** How long the cart link is highlighted when its count changes, in milliseconds. */
const highlight = 500;

let known: number | undefined;
let includesVat = true;

/** Writes the cart's totals into the header's cart link, including its accessible name. */
export function showCartTotals({ totalAmount, totalProductSum, includes_vat = includesVat }: CartLinkTotals): void {
  includesVat = includes_vat;
  const note = includesVat ? "" : exclVatNote;
  const sum = kronor(totalProductSum);
  const count = findMarked(document, navigationMarks.cartCount);
  const link = count?.closest("a");
  if (!link || !count) return;
  link.ariaLabel = cartName(link.dataset["cartLink"] ?? "", totalAmount, sum + note);
  count.dataset["cartCount"] = String(totalAmount);
  count.hidden = totalAmount === 0;
  // The note has a line of its own, as there is no room beside the sum.
  if (totalAmount > 0) link.dataset["cartSum"] = note === "" ? sum : `${sum}\n${note.trim()}`;
  else delete link.dataset["cartSum"];
  link.toggleAttribute("data-cart-note", totalAmount > 0 && !includesVat);
  if (known !== undefined && known !== totalAmount) {
    link.dataset["highlighted"] = "";
    setTimeout(() => delete link.dataset["highlighted"], highlight);
  }
  known = totalAmount;
}

import { findMarked } from "@torg/ui/wire";
import { cartName, exclVatNote } from "../texts/cartName.ts";
import { navigationMarks } from "./navigationMarks.ts";

/** What the link to the cart tells: pieces in the cart and their sum in kronor. */
export interface ShownTotals {
  readonly totalAmount: number;
  readonly totalProductSum: number;
  /** Whether the sum includes VAT; as told before when left out. */
  readonly includes_vat?: boolean;
}

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

/** Writes the cart's totals into the header's cart link, its accessible name included. */
export function showCartTotals({ totalAmount, totalProductSum, includes_vat = includesVat }: ShownTotals): void {
  includesVat = includes_vat;
  const sum = kronor(totalProductSum) + (includesVat ? "" : exclVatNote);
  const count = findMarked(document, navigationMarks.cartCount);
  const link = count?.closest("a");
  if (!link || !count) return;
  link.ariaLabel = cartName(link.dataset["cartLink"] ?? "", totalAmount, sum);
  count.dataset["cartCount"] = String(totalAmount);
  count.hidden = totalAmount === 0;
  if (totalAmount > 0) link.dataset["cartSum"] = sum;
  else delete link.dataset["cartSum"];
  if (known !== undefined && known !== totalAmount) {
    link.dataset["highlighted"] = "";
    setTimeout(() => delete link.dataset["highlighted"], highlight);
  }
  known = totalAmount;
}

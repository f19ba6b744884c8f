import { findMarked } from "@torg/ui/wire";
import { goToCheckoutMarks } from "./goToCheckoutMarks.ts";

/** Shows the bar that links to the checkout while the cart holds something. */
export function showCheckoutBar({ totalAmount }: { readonly totalAmount: number }): void {
  const bar = findMarked(document, goToCheckoutMarks.bar);
  if (bar) bar.dataset["state"] = totalAmount > 0 ? "open" : "closed";
}

import { orderingTexts as texts } from "../texts/orderingTexts.ts";
import type { CartRow, CartRowStatus } from "./CartRow.ts";

const green = "#2e7d32";
const amber = "#8a5a00";
const red = "#b3261e";

/** How a line's availability is shown: the shop owner's words, or those for its stock. */
export function lineStatus(row: Pick<CartRow, "status" | "availability" | "stock">): CartRowStatus {
  if (row.status !== null) return row.status;
  if (row.availability === "preorder") return { icon: "clock", color: amber, html: texts.status.preorder };
  if (row.availability === "backorder") return { icon: "clock", color: amber, html: texts.status.backorder };
  if (row.availability === "out_of_stock" || row.stock <= 0)
    return { icon: "x-circle", color: red, html: texts.status.outOfStock };
  return { icon: "check-circle", color: green, html: texts.status.inStockSends };
}

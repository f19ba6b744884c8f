import { escapeHtml } from "../http/responses/escapeHtml.ts";
import { orderingTexts as texts } from "../texts/orderingTexts.ts";
import type { CartRow, CartRowStatus } from "./CartRow.ts";

const green = "#2e7d32";
const amber = "#8a5a00";
const red = "#b3261e";

const statusOf = (icon: CartRowStatus["icon"], color: string, words: string): CartRowStatus => ({
  icon,
  color,
  html: `<span>${escapeHtml(words)}</span>`,
});

/** The availability of goods picked up in a store that has them in stock. */
export const inStoreStatus = (): CartRowStatus => statusOf("check-circle", green, texts.status.inStore);

/** A line's availability: the shop owner's words, or the default for its stock. */
export function lineStatus(row: Pick<CartRow, "status" | "availability" | "stock">): CartRowStatus {
  if (row.status !== null) return row.status;
  if (row.availability === "preorder") return statusOf("clock", amber, texts.status.preorder);
  if (row.availability === "backorder") return statusOf("clock", amber, texts.status.backorder);
  if (row.availability === "out_of_stock" || row.stock <= 0) return statusOf("x-circle", red, texts.status.outOfStock);
  return statusOf("check-circle", green, texts.status.inStockSends);
}

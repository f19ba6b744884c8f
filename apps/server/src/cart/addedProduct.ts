import { formatPrice, toKronor } from "@torg/format";
import type { CartRow } from "./CartRow.ts";
import { escapeHtml } from "../http/escapeHtml.ts";
import { pictureHtml } from "./writeCart.ts";

/** The short HTML about a product that has just been added. */
export function addedProductHtml(row: CartRow): string {
  const name = row.parentName === null ? row.name : `${row.parentName}, ${row.name}`;
  const price = escapeHtml(formatPrice(toKronor(row.priceOre ?? 0)));
  const picture = pictureHtml(row, 120);
  return `<div class="added-product">${picture}<p><strong>${escapeHtml(name)}</strong></p><p>${price}</p></div>`;
}

import { formatPrice, toKronor } from "@torg/format";
import { orderingTexts } from "../texts/orderingTexts.ts";
import type { CartRow } from "./CartRow.ts";
import { escapeHtml } from "../http/responses/escapeHtml.ts";
import { pictureHtml } from "./cartLineOf.ts";

/** The short HTML about a product just added. */
export function addedProductHtml(row: Pick<CartRow, "name" | "parentName" | "priceOre" | "image">): string {
  const name = row.parentName === null ? row.name : `${row.parentName}, ${row.name}`;
  const kronor = row.priceOre === null ? null : toKronor(row.priceOre);
  const price = formatPrice(kronor, { decimals: 2, stripIfInteger: true, missing: orderingTexts.hiddenPrice });
  const picture = pictureHtml(row, 120);
  return `<div class="added-product">${picture}<p><strong>${escapeHtml(name)}</strong></p><p>${escapeHtml(price)}</p></div>`;
}

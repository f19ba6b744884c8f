import type { CompareSuggestion } from "@torg/catalog/contract";
import { formatPrice } from "@torg/format";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { findProducts } from "../catalogue/products/productRow.ts";
import { listingProduct } from "../catalogue/products/productView.ts";
import { escapeHtml } from "../http/escapeHtml.ts";

const most = 10;

/** Products that words find and that can be compared, the best first; `except` are compared already. */
export async function findToCompare(
  { db, search }: CatalogueContext,
  words: string,
  except: readonly number[] = [],
): Promise<readonly CompareSuggestion[]> {
  const ids = await search(words);
  const rows = await findProducts(db, ids.filter((id) => !except.includes(id)).slice(0, most));
  return rows.map((row) => {
    const product = listingProduct(row);
    const price = product.product_display_price;
    return {
      id: row.id,
      name: row.name,
      image: product.product_puff_image?.thumb.replace(/w=\d+$/, "w=60") ?? "",
      price: price === null ? "" : `<span class="price">${escapeHtml(formatPrice(price))}</span>`,
    };
  });
}

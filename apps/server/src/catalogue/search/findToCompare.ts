import type { CompareSuggestion, ListingProduct } from "@torg/catalog/contract";
import { priceDecimals } from "@torg/compliance";
import { formatPrice, toKronor } from "@torg/format";
import type { CatalogueContext } from "../CatalogueContext.ts";
import { shownProducts } from "../listing/shownProducts.ts";
import { escapeHtml } from "../../http/responses/escapeHtml.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";

const maxProducts = 10;

/** Comparable products found by words, best first; `except` are already in the comparison. */
export async function findToCompare(
  { db, shelf, search, catalogue, frame }: CatalogueContext,
  words: string,
  except: readonly number[] = [],
): Promise<readonly CompareSuggestion[]> {
  const { ids, variantIds } = await search(words);
  const query = { ids: ids.slice(0, maxProducts + except.length), variantIds, perPage: maxProducts + except.length };
  const decimals = priceDecimals(frame.current().settings.complianceProfile);
  const products = await shownProducts({ db, shelf }, catalogue.current().index.query(query));
  return products
    .filter((product) => !except.includes(product.productId))
    .slice(0, maxProducts)
    .map((product) => ({
      id: product.productId,
      name: product.name,
      image: product.image?.thumb.replace(/w=\d+$/, "w=60") ?? "",
      price: priceHtml(product, decimals),
    }));
}

function priceHtml({ priceOre, isLowestPrice: isLowest }: ListingProduct, decimals: number): string {
  if (priceOre === null) return "";
  const shown = formatPrice(toKronor(priceOre), { decimals, stripIfInteger: true });
  return `<span class="price">${escapeHtml(isLowest ? catalogueTexts.fromPrice(shown) : shown)}</span>`;
}

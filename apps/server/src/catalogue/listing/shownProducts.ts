import type { ListingProduct } from "@torg/catalog/contract";
import type { FacetResult, MatchedVariants } from "@torg/facets";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { findProducts, type ProductRow } from "../products/productRow.ts";
import { listingProduct } from "../products/productView.ts";
import { ifCached, readOrStale } from "../snapshot/readOrStale.ts";
import type { ProductShelf } from "../snapshot/ProductShelf.ts";
import { variantName } from "../products/variantName.ts";

/** Where products are read, and the cache for when that fails. */
export interface ProductSources {
  readonly db: Kysely<Database>;
  readonly shelf: ProductShelf;
}

interface Shown {
  readonly id: number;
  /** The matching variants, if not all match: then the cheapest of them is shown. */
  readonly matched: MatchedVariants | null;
}

/** A product is shown itself when all variants match, else as the cheapest matching variant. */
function toShown(id: number, matched: MatchedVariants | null | undefined): Shown {
  const [cheapest] = matched?.ids ?? [];
  const isNarrowed = matched !== null && matched !== undefined && (!matched.isAll || matched.ids.length === 1);
  return isNarrowed && cheapest !== undefined ? { id: cheapest, matched } : { id, matched: null };
}

function toProduct(row: ProductRow, matched: MatchedVariants | null): ListingProduct {
  const product = listingProduct(row);
  if (matched === null) return product;
  const { ids, prices } = matched;
  const hasSeveral = prices !== null && prices.max > prices.min;
  return {
    ...product,
    name: variantName(row.name, row.variant_values ?? []),
    variantCount: ids.length,
    isLowestPrice: hasSeveral,
    highestPriceOre: hasSeveral ? prices.max : null,
  };
}

/**
 * The products of a page of the index. If only some variants match, the cheapest of them represents the product with
 * its own name, picture, price and address.
 */
export async function shownProducts(
  { db, shelf }: ProductSources,
  { ids, variants }: Pick<FacetResult, "ids" | "variants">,
): Promise<readonly ListingProduct[]> {
  const shown = ids.map((id, place) => toShown(id, variants[place]));
  const shownIds = shown.map(({ id }) => id);
  const found = await readOrStale(
    () => findProducts(db, shownIds),
    () => ifCached(shelf.rows(shownIds)),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  return shown.flatMap(({ id, matched }) => {
    const row = rows.get(id);
    return row === undefined ? [] : [toProduct(row, matched)];
  });
}

import { type Kysely, sql } from "kysely";
import type { CatalogueContext } from "../../catalogue/CatalogueContext.ts";
import type { Catalogue } from "../../catalogue/data/Catalogue.ts";
import { findProducts, type ProductRow } from "../../catalogue/products/productRow.ts";
import { listingProduct } from "../../catalogue/products/productView.ts";
import { priorPriceOre } from "../../catalogue/products/priorPrice.ts";
import { ifCached, readOrStale } from "../../catalogue/snapshot/readOrStale.ts";
import type { Database } from "../../database/Database.ts";
import type { ChosenRow } from "../../settings/frameSchemas.ts";

/** Ids of products, or parents of variants, that cost less than before. */
async function reducedIds(db: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    SELECT DISTINCT coalesce(parent_id, id) AS id FROM product
    WHERE removed_at IS NULL AND NOT price_hidden
      AND coalesce(lowest_prior_price_ore, prior_price_ore) > price_ore`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of products by their ids in the feed, in the same order. */
async function namedIds(db: Kysely<Database>, names: readonly string[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("product")
    .select(["id", "external_id"])
    .where("external_id", "in", names)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
  return names.flatMap((name) => rows.filter((row) => row.external_id === name).map(({ id }) => id));
}

/** The candidates for a row, best first; empty while the database it needs is unavailable. */
async function candidates(db: Kysely<Database>, { index }: Catalogue, row: ChosenRow): Promise<readonly number[]> {
  const wanted = { perPage: "all" } as const;
  switch (row.show) {
    case "popular":
      return index.query(wanted).ids;
    case "new":
      // Newer products have larger ids.
      return [...index.query(wanted).ids].sort((a, b) => b - a);
    case "reduced": {
      const ids = await readOrStale(
        () => reducedIds(db),
        () => ({ value: [] }),
      );
      return index.query({ ...wanted, ids, sort: "popular" }).ids;
    }
    case "products":
      return readOrStale(
        () => namedIds(db, row.products),
        () => ({ value: [] }),
      );
  }
}

const isShown = (row: ChosenRow, product: ProductRow): boolean =>
  row.show !== "reduced" || priorPriceOre(product) !== null;

/** The rows of products that the shop has configured; empty rows are left out. */
export async function chosenRows(
  { db, catalogue, shelf }: Pick<CatalogueContext, "db" | "catalogue" | "shelf">,
  rows: readonly ChosenRow[],
) {
  const current = catalogue.current();
  const shown = await Promise.all(
    rows.map(async (row) => {
      const category = row.category === undefined ? null : (current.categoryByPath.get(row.category) ?? undefined);
      if (category === undefined) return [];
      const found = await candidates(db, current, row);
      const inCategory = current.index.query({ ids: found, categoryId: category?.id ?? null, perPage: 2 * row.most });
      const products = await readOrStale(
        () => findProducts(db, inCategory.ids),
        () => ifCached(shelf.rows(inCategory.ids)),
      );
      const chosen = products.filter((product) => isShown(row, product)).slice(0, row.most);
      return chosen.length === 0 ? [] : [{ heading: row.heading, products: chosen.map(listingProduct) }];
    }),
  );
  return shown.flat();
}

import type { DimensionIds, FacetRecord, FacetVariant } from "@torg/facets";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { soldOut, availabilityRank } from "../products/availabilityRank.ts";
import { groupBy } from "../../database/groupBy.ts";
import { dimensionNames, type FacetDimension, facetDimensions } from "./facetDimensions.ts";

interface ProductRow {
  readonly id: number;
  readonly category_id: number | null;
  readonly price_ore: number | null;
  readonly popularity: number;
  readonly name_rank: number;
  readonly rating: number | null;
}

interface VariantRow {
  readonly id: number;
  readonly parent_id: number;
  readonly price_ore: number | null;
  readonly is_sold_out: boolean;
}

interface IdList {
  readonly product_id: number;
  readonly ids: readonly number[];
}

/** Reads the facet data of all listed products and their variants. */
export async function loadFacetRecords(
  db: Kysely<Database>,
  categoryParents: ReadonlyMap<number, number | null>,
): Promise<readonly FacetRecord<FacetDimension>[]> {
  const { rows } = await sql<ProductRow>`
    SELECT id, category_id, CASE WHEN price_hidden THEN NULL ELSE price_ore END AS price_ore, popularity,
      rating, row_number() OVER (ORDER BY name COLLATE "sv-SE-x-icu", id)::int AS name_rank
    FROM product WHERE listed AND removed_at IS NULL AND parent_id IS NULL`.execute(db);
  const { rows: variantRows } = await sql<VariantRow>`
    SELECT id, parent_id, CASE WHEN price_hidden THEN NULL ELSE price_ore END AS price_ore,
      ${availabilityRank("product")} = ${sql.lit(soldOut)} AS is_sold_out
    FROM product WHERE parent_id IS NOT NULL AND removed_at IS NULL ORDER BY id`.execute(db);
  const values = await idLists(sql<IdList>`
    SELECT product_id, spec_value_ids AS ids FROM product_filter WHERE spec_value_ids <> '{}'`.execute(db));
  const dimensionsOf = await loadDimensions(db);
  const none: readonly number[] = [];
  const facts = (id: number) => ({ dimensions: dimensionsOf(id), valueIds: values.get(id) ?? none });
  const variants = groupBy(variantRows, (row) => row.parent_id);
  const trails = new Map<number, readonly number[]>();
  return rows.map((row) => ({
    id: row.id,
    categoryIds: row.category_id === null ? none : trailOf(row.category_id, categoryParents, trails),
    price: row.price_ore,
    ...facts(row.id),
    variants: withPrices(variants.get(row.id) ?? []).map(
      ({ id, price }): FacetVariant<FacetDimension> => ({ id, price, ...facts(id) }),
    ),
    popularity: row.popularity,
    nameRank: row.name_rank,
    rating: row.rating,
  }));
}

/** Drops the prices of sold-out variants while others can be bought, as nobody can buy at those prices. */
function withPrices(variants: readonly VariantRow[]): readonly Pick<FacetVariant, "id" | "price">[] {
  const canBeBought = variants.some((variant) => !variant.is_sold_out);
  return variants.map((variant) => ({
    id: variant.id,
    price: canBeBought && variant.is_sold_out ? null : variant.price_ore,
  }));
}

async function idLists(
  query: Promise<{ readonly rows: readonly IdList[] }>,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await query;
  return new Map(rows.map((row) => [row.product_id, row.ids]));
}

/** Reads every dimension; the result gives the ids of a product or variant in each. */
async function loadDimensions(db: Kysely<Database>): Promise<(id: number) => DimensionIds<FacetDimension>> {
  const lists = new Map<FacetDimension, ReadonlyMap<number, readonly number[]>>();
  for (const name of dimensionNames) {
    const { rows } = await facetDimensions[name].execute(db);
    const ids = new Map<number, number[]>();
    for (const row of rows) {
      const existing = ids.get(row.product_id);
      if (existing === undefined) ids.set(row.product_id, [row.id]);
      else existing.push(row.id);
    }
    lists.set(name, ids);
  }
  return (productId) => {
    const own: { [Name in FacetDimension]?: readonly number[] } = {};
    for (const [name, ids] of lists) {
      const found = ids.get(productId);
      if (found !== undefined) own[name] = found;
    }
    return own;
  };
}

/** A category and its parents; shared by all products of the category. */
function trailOf(
  id: number,
  parents: ReadonlyMap<number, number | null>,
  trails: Map<number, readonly number[]>,
): readonly number[] {
  const cached = trails.get(id);
  if (cached !== undefined) return cached;
  const parent = parents.get(id) ?? null;
  const trail = parent === null ? [id] : [id, ...trailOf(parent, parents, trails)];
  trails.set(id, trail);
  return trail;
}

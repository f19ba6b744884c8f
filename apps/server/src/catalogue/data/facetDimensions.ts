import { type FilterKind, filterKindNames } from "@torg/catalog/domain/filters";
import { type RawBuilder, sql } from "kysely";
import { inStock, availabilityRank } from "../products/availabilityRank.ts";

/** One id of a dimension that a product or variant has. */
export interface Membership {
  readonly product_id: number;
  readonly id: number;
}

/** A kind of filter that the facet index counts by its ids; categories are counted by the tree instead. */
export type FacetDimension = Exclude<FilterKind, "categories">;

/** The only id in the dimensions "in stock" and "reduced". */
export const onlyRow = 1;
/** The minimum ratings to filter by, highest first. */
export const ratingFloors = [4, 3, 2] as const;

/** A product that is sold itself: one without variants, or a variant. */
const soldByItself = sql`removed_at IS NULL AND NOT EXISTS (
  SELECT FROM product AS variant WHERE variant.parent_id = product.id AND variant.removed_at IS NULL)`;

/** The memberships of each dimension, each pair once. */
export const facetDimensions: Readonly<Record<FacetDimension, RawBuilder<Membership>>> = {
  brands: sql`
    SELECT id AS product_id, brand_id AS id FROM product
    WHERE brand_id IS NOT NULL AND parent_id IS NULL AND listed AND removed_at IS NULL`,
  colors: sql`
    SELECT DISTINCT f.product_id, v.color_id AS id
    FROM product_filter f, unnest(f.color_value_ids) AS own(id) JOIN color_value v ON v.id = own.id`,
  stock: sql`
    SELECT id AS product_id, ${sql.lit(onlyRow)} AS id FROM product
    WHERE ${soldByItself} AND ${availabilityRank("product")} = ${sql.lit(inStock)}`,
  offers: sql`
    SELECT id AS product_id, ${sql.lit(onlyRow)} AS id FROM product
    WHERE ${soldByItself} AND NOT price_hidden
      AND coalesce(lowest_prior_price_ore, prior_price_ore) > price_ore`,
  ratings: sql`
    SELECT product.id AS product_id, floor AS id
    FROM product JOIN unnest(${sql.lit(`{${ratingFloors.join(",")}}`)}::int[]) AS floor ON product.rating >= floor
    WHERE parent_id IS NULL AND removed_at IS NULL`,
};

const isDimension = (kind: FilterKind): kind is FacetDimension => kind !== "categories";

/** The names of the dimensions. */
export const dimensionNames: readonly FacetDimension[] = filterKindNames.filter(isDimension);

import { type FilterKind, filterKindNames } from "@torg/catalog/domain/filters";
import { type RawBuilder, sql } from "kysely";

/** One id of a dimension that a product or a variant has. */
export interface Membership {
  readonly product_id: number;
  readonly id: number;
}

/** A kind of filter that the facet index counts by its ids; it counts categories by the tree. */
export type FacetDimension = Exclude<FilterKind, "categories">;

/** Who has which id of a dimension, each pair once. */
export const facetDimensions: Readonly<Record<FacetDimension, RawBuilder<Membership>>> = {
  brands: sql`
    SELECT id AS product_id, brand_id AS id FROM product
    WHERE brand_id IS NOT NULL AND parent_id IS NULL AND listed AND removed_at IS NULL`,
  colors: sql`
    SELECT DISTINCT c.product_id, v.color_id AS id
    FROM product_color c JOIN color_value v ON v.id = c.color_value_id`,
};

const isDimension = (kind: FilterKind): kind is FacetDimension => kind !== "categories";

/** The names of the dimensions. */
export const dimensionNames: readonly FacetDimension[] = filterKindNames.filter(isDimension);

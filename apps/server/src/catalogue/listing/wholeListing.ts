import type { PriceScale } from "@torg/catalog/domain/filters";
import { priceScale } from "@torg/catalog/domain/filters";
import type { FacetResult, GroupCounts } from "@torg/facets";
import type { Catalogue } from "../data/Catalogue.ts";
import type { FacetDimension } from "../data/facetDimensions.ts";
import type { ListingScope } from "./facetSelection.ts";
import { cachePerListing } from "./cachePerListing.ts";

/** The counts of an unfiltered listing. */
export type WholeListing = Pick<FacetResult<FacetDimension>, "total" | "groups" | "dimensions" | "categories">;

/** Counts an unfiltered listing. */
export const wholeListing = cachePerListing<WholeListing>((catalogue, scope) =>
  catalogue.index.query({ ...scope, perPage: 1 }),
);

/**
 * The groups whose single value all products of an unfiltered listing have, so that filtering changes nothing, and the
 * intervals with a single number.
 */
export function groupsOfOneValue(catalogue: Catalogue, { groups, total }: WholeListing): ReadonlySet<number> {
  const isOfNoUse = ({ groupId, rows }: GroupCounts): boolean =>
    rows.length <= 1 &&
    (catalogue.groups.get(groupId)?.type === "interval" || rows.every(({ count }) => count === total));
  return new Set(groups.filter(isOfNoUse).map(({ groupId }) => groupId));
}

/** The price bounds of a listing in whole kronor, and the distribution of prices between them. */
export interface ListingPrices {
  readonly min: number;
  readonly max: number;
  readonly scale: PriceScale | null;
}

/** Reads the prices of an unfiltered listing. */
export const listingPrices = cachePerListing<ListingPrices>(({ index }, scope: ListingScope) => {
  const range = index.priceRange(scope);
  // Without any price both bounds are equal, which hides the filter.
  const bounds = { min: Math.floor((range?.min ?? 0) / 100), max: Math.ceil((range?.max ?? 0) / 100) };
  const prices = index.prices(scope).map((ore) => ore / 100);
  return { ...bounds, scale: priceScale(prices, bounds) };
});

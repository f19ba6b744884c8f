import type { PriceScale } from "@torg/catalog/domain/filters";
import { priceScale } from "@torg/catalog/domain/filters";
import type { FacetResult, GroupCounts } from "@torg/facets";
import type { Catalogue } from "../data/Catalogue.ts";
import type { FacetDimension } from "../data/facetDimensions.ts";
import type { ListingScope } from "./facetSelection.ts";
import { keptByListing } from "./keptByListing.ts";

/** What a listing holds of which nothing is chosen yet. */
export type WholeListing = Pick<FacetResult<FacetDimension>, "total" | "groups" | "dimensions" | "categories">;

/** Counts a listing of which nothing is chosen yet. */
export const wholeListing = keptByListing<WholeListing>((catalogue, scope) =>
  catalogue.index.query({ ...scope, perPage: 1 }),
);

/**
 * The groups of which all products have the same single value in a listing of which nothing is chosen yet, so that to
 * choose it would change nothing, and the intervals of a single number, in which there is nothing to set.
 */
export function groupsOfOneValue(catalogue: Catalogue, { groups, total }: WholeListing): ReadonlySet<number> {
  const isOfNoUse = ({ groupId, rows }: GroupCounts): boolean =>
    rows.length <= 1 &&
    (catalogue.groups.get(groupId)?.type === "interval" || rows.every(({ count }) => count === total));
  return new Set(groups.filter(isOfNoUse).map(({ groupId }) => groupId));
}

/** The prices of a listing in whole kronor, and how they lie between the lowest and the highest. */
export interface ListingPrices {
  readonly min: number;
  readonly max: number;
  readonly scale: PriceScale | null;
}

/** Reads the prices of a listing of which nothing is chosen yet. */
export const listingPrices = keptByListing<ListingPrices>(({ index }, scope: ListingScope) => {
  const prices = index.priceRange(scope);
  // Where nothing has a price there is nothing between the bounds, and so no filter for it.
  const bounds = { min: Math.floor((prices?.min ?? 0) / 100), max: Math.ceil((prices?.max ?? 0) / 100) };
  const all = index.prices(scope).map((ore) => ore / 100);
  return { ...bounds, scale: priceScale(all, bounds) };
});

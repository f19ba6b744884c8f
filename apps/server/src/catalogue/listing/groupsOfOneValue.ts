import type { FacetResult, GroupCounts } from "@torg/facets";
import type { Catalogue } from "../data/Catalogue.ts";
import type { ListingScope } from "./facetSelection.ts";

/** What was counted for the categories of a catalogue; it goes with the catalogue. */
const counted = new WeakMap<Catalogue, Map<number | null, ReadonlySet<number>>>();

/**
 * The groups of which all products have the same single value in a listing of which nothing is chosen yet, so that to
 * choose it would change nothing, and the intervals of a single number, in which there is nothing to set.
 */
export function groupsOfOneValue(catalogue: Catalogue, scope: ListingScope): ReadonlySet<number> {
  const count = (): ReadonlySet<number> => {
    const result = catalogue.index.query({ ...scope, perPage: 1 });
    return new Set(result.groups.filter((group) => isOfNoUse(catalogue, result, group)).map(({ groupId }) => groupId));
  };
  const { ids, dimensions } = scope;
  const categoryId = scope.categoryId ?? null;
  // Kept for what the shop has, not for whatever an address may say.
  if (ids || dimensions || (categoryId !== null && !catalogue.categories.has(categoryId))) return count();
  const known = counted.get(catalogue) ?? new Map<number | null, ReadonlySet<number>>();
  counted.set(catalogue, known);
  const found = known.get(categoryId) ?? count();
  known.set(categoryId, found);
  return found;
}

function isOfNoUse(catalogue: Catalogue, { total }: FacetResult, { groupId, rows }: GroupCounts): boolean {
  if (rows.length > 1) return false;
  return catalogue.groups.get(groupId)?.type === "interval" || rows.every(({ count }) => count === total);
}

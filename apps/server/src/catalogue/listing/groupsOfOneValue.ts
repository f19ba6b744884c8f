import type { FacetSelection } from "@torg/facets";
import type { Catalogue } from "../data/Catalogue.ts";

/** What was counted for the categories of a catalogue; it goes with the catalogue. */
const counted = new WeakMap<Catalogue, Map<number | null, ReadonlySet<number>>>();

type Scope = Pick<FacetSelection, "categoryId" | "ids" | "variantIds" | "brandIds">;

/** The groups that have a single value in a listing of which nothing is chosen yet: to choose it would change nothing. */
export function groupsOfOneValue(catalogue: Catalogue, scope: Scope): ReadonlySet<number> {
  const count = (): ReadonlySet<number> =>
    new Set(
      catalogue.index
        .query({ ...scope, perPage: 1 })
        .groups.filter(({ rows }) => rows.length <= 1)
        .map(({ groupId }) => groupId),
    );
  const { ids, brandIds } = scope;
  const categoryId = scope.categoryId ?? null;
  // Kept for what the shop has, not for whatever an address may say.
  if (ids || brandIds || (categoryId !== null && !catalogue.categories.has(categoryId))) return count();
  const known = counted.get(catalogue) ?? new Map<number | null, ReadonlySet<number>>();
  counted.set(catalogue, known);
  const found = known.get(categoryId) ?? count();
  known.set(categoryId, found);
  return found;
}

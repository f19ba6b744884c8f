import { rowOf } from "../build/buildLookup.ts";
import type { Catalogue, Scope } from "../build/catalogue.ts";
import type { FacetSelection } from "../facetSelection.ts";
import type { AllowedVariants } from "./scanVariants.ts";

function isInScope(row: number, { ranges }: Scope): boolean {
  for (let range = 0; range < ranges.length; range += 2) {
    if (row >= (ranges[range] ?? 0) && row < (ranges[range + 1] ?? 0)) return true;
  }
  return false;
}

/** The wanted variants that a row has; null if these are all of its variants. */
function limitOf({ rows }: Catalogue, row: number, allowedIds: readonly number[]): ReadonlySet<number> | null {
  const { starts, ids } = rows.variants;
  const variantIds = ids.subarray(starts[row], starts[row + 1]);
  const allowedVariants = variantIds.filter((id) => allowedIds.includes(id));
  return allowedVariants.length === variantIds.length ? null : new Set(allowedVariants);
}

/**
 * The rows of a subset's products that are in the scope, each once, in the subset's order, and the variants that some
 * are limited to; null without a subset. A product without any remaining variant is left out.
 */
export function readSubset(
  catalogue: Catalogue,
  { ids = null, variantIds }: FacetSelection,
  scope: Scope,
): { readonly subset: Uint32Array; readonly allowed: AllowedVariants } | null {
  if (ids === null) return null;
  const rows = new Set<number>();
  const allowed = new Map<number, ReadonlySet<number>>();
  for (const id of ids) {
    const row = rowOf(catalogue.rows.ids, catalogue.lookup, id);
    if (row === -1 || rows.has(row) || !isInScope(row, scope)) continue;
    const allowedIds = variantIds?.get(id);
    const limit = allowedIds === undefined ? null : limitOf(catalogue, row, allowedIds);
    if (limit?.size === 0) continue;
    rows.add(row);
    if (limit !== null) allowed.set(row, limit);
  }
  return { subset: Uint32Array.from(rows), allowed };
}

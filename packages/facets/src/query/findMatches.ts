import type { Catalogue, Scope } from "../build/catalogue.ts";
import { noPrice } from "../build/readRecords.ts";
import type { PriceRange } from "../facetResult.ts";
import type { FacetSelection } from "../facetSelection.ts";
import { selectionCost } from "./findPage.ts";
import type { Matches } from "./matches.ts";
import { matchListed } from "./matchListed.ts";
import { listByFlags, matchMarked, matchPosting, matchScope, mostMarkedFilters } from "./matchMarked.ts";
import { readCodeFilters, readPriceFilter, type Filters } from "./readFilters.ts";
import type { Workspace } from "./workspace.ts";

const nothing: Scope = {
  ranges: new Uint32Array(),
  size: 0,
  codes: new Uint32Array(),
  counts: new Uint32Array(),
  minPrice: noPrice,
  maxPrice: -1,
};

/** The scope of the page's category; an unknown one has no products. */
export function scopeOf({ everything, scopes }: Catalogue, { categoryId = null }: FacetSelection): Scope {
  return categoryId === null ? everything : (scopes.get(categoryId) ?? nothing);
}

/** The prices of some rows; `min` is above `max` when none has a price. */
export function pricesOf(rows: Uint32Array, prices: Uint32Array): PriceRange {
  let min = noPrice;
  let max = -1;
  for (const row of rows) {
    const price = prices[row] ?? noPrice;
    if (price === noPrice) continue;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return { min, max };
}

function isInScope(row: number, { ranges }: Scope): boolean {
  for (let range = 0; range < ranges.length; range += 2) {
    if (row >= (ranges[range] ?? 0) && row < (ranges[range + 1] ?? 0)) return true;
  }
  return false;
}

/** The rows of the products of a subset that are in the scope, each once, in the subset's order. */
function rowsOfSubset(catalogue: Catalogue, ids: readonly number[], scope: Scope): Uint32Array {
  const rows = new Set<number>();
  for (const id of ids) {
    const row = catalogue.rowOf(id);
    if (row !== -1 && isInScope(row, scope)) rows.add(row);
  }
  return Uint32Array.from(rows);
}

/** The listing that a selection is about, and the filters in it. */
export interface Question {
  readonly scope: Scope;
  readonly filters: Filters;
  /** The rows of the subset in order of relevance, or null when there is no subset. */
  readonly subset: Uint32Array | null;
  /** The prices of the listing before its filters. */
  readonly bounds: PriceRange;
}

/** Reads a selection. */
export function readQuestion(catalogue: Catalogue, selection: FacetSelection): Question {
  const { rows } = catalogue;
  const scope = scopeOf(catalogue, selection);
  const ids = selection.ids ?? null;
  const subset = ids === null ? null : rowsOfSubset(catalogue, ids, scope);
  const bounds = subset === null ? { min: scope.minPrice, max: scope.maxPrice } : pricesOf(subset, rows.prices);
  const filters = { byCode: readCodeFilters(selection, rows.codes), price: readPriceFilter(selection, bounds) };
  return { scope, filters, subset, bounds };
}

/** Whether nothing narrows the scope down. */
export function isUnfiltered({ filters, subset }: Question): boolean {
  return subset === null && filters.byCode.length === 0 && filters.price === null;
}

/** All rows of a scope, in a list of its own. */
function listScope(workspace: Workspace, scope: Scope): Uint32Array {
  const { full } = matchScope(workspace, scope);
  return listByFlags(workspace, workspace.rows, { scope, full, wanted: true }).slice();
}

/** Finds the matching rows in the way that costs least; `pageEnd` says how many of them have to be put in order. */
export function findMatches(
  catalogue: Catalogue,
  workspace: Workspace,
  { question, pageEnd }: { readonly question: Question; readonly pageEnd: number },
): Matches {
  const { scope, filters, subset } = question;
  if (isUnfiltered(question)) return matchScope(workspace, scope);
  const filterCount = filters.byCode.length + (filters.price === null ? 0 : 1);
  if (subset !== null || filterCount > mostMarkedFilters) {
    return matchListed(catalogue.rows, workspace, { listed: subset ?? listScope(workspace, scope), filters });
  }
  const ready = matchPosting(catalogue, workspace, question);
  if (ready !== null && ready.total * 2 <= scope.size && selectionCost(ready.total, pageEnd) <= scope.size)
    return ready;
  return matchMarked(catalogue, workspace, question);
}

import type { Catalogue, Scope } from "../build/catalogue.ts";
import { noPrice } from "../build/readRecords.ts";
import type { PriceRange } from "../facetResult.ts";
import type { FacetSelection } from "../facetSelection.ts";
import { selectionCost } from "./findPage.ts";
import { pricesOfRows, pricesOfVariants, widest } from "./pricesOf.ts";
import { readSubset } from "./readSubset.ts";
import { type AllowedVariants, VariantScan } from "./scanVariants.ts";
import { checkMixed } from "./checkMixed.ts";
import type { Matches } from "./matches.ts";
import { matchListed } from "./matchListed.ts";
import { listByFlags, matchMarked, matchPosting, matchScope, maxMarkedFilters } from "./matchMarked.ts";
import { readCodeFilters, readPriceFilter, writeFilterOfCode, type Filters } from "./readFilters.ts";
import type { Workspace } from "./workspace.ts";

const emptyScope: Scope = {
  ranges: new Uint32Array(),
  size: 0,
  codes: new Uint32Array(),
  counts: new Uint32Array(),
  minPrice: noPrice,
  maxPrice: -1,
};

/** The scope of the page's category; that of an unknown category is empty. */
export function scopeOf({ everything, scopes }: Catalogue, { categoryId = null }: FacetSelection): Scope {
  return categoryId === null ? everything : (scopes.get(categoryId) ?? emptyScope);
}

/** The listing that a selection refers to, and its filters. */
export interface Question {
  readonly scope: Scope;
  readonly filters: Filters;
  /** The rows of the subset in order of relevance; null without a subset. */
  readonly subset: Uint32Array | null;
  /** The variants that the subset is limited to. */
  readonly allowed: AllowedVariants;
  /** The price range of the listing before its filters. */
  readonly bounds: PriceRange;
}

const anyVariants: AllowedVariants = new Map();

/** The price range of a subset before its filters. */
function boundsOf({ rows }: Catalogue, subset: Uint32Array, allowed: AllowedVariants): PriceRange {
  const unlimited = allowed.size === 0 ? subset : subset.filter((row) => !allowed.has(row));
  const { starts, ids } = rows.variants;
  const limited = [...allowed].flatMap(([row, allowedIds]) => {
    const first = starts[row] ?? 0;
    return Array.from(ids.subarray(first, starts[row + 1]), (id, index) => (allowedIds.has(id) ? first + index : -1));
  });
  return widest(
    pricesOfRows(unlimited, rows),
    pricesOfVariants(
      limited.filter((variant) => variant !== -1),
      rows,
    ),
  );
}

/** Resolves a selection to rows and codes. */
export function readQuestion(catalogue: Catalogue, selection: FacetSelection): Question {
  const { rows } = catalogue;
  const scope = scopeOf(catalogue, selection);
  const { subset, allowed } = readSubset(catalogue, selection, scope) ?? { subset: null, allowed: anyVariants };
  const bounds = subset === null ? { min: scope.minPrice, max: scope.maxPrice } : boundsOf(catalogue, subset, allowed);
  const filters = { byCode: readCodeFilters(selection, rows.codes), price: readPriceFilter(selection, bounds) };
  return { scope, filters, subset, allowed, bounds };
}

/** Whether nothing narrows the scope. */
export function isUnfiltered({ filters, subset }: Question): boolean {
  return subset === null && filters.byCode.length === 0 && filters.price === null;
}

/** All rows of a scope, as a new list. */
function listScope(workspace: Workspace, scope: Scope): Uint32Array {
  const { full } = matchScope(workspace, scope);
  return listByFlags(workspace, workspace.rows, { scope, full, wanted: true }).slice();
}

/** Finds the matching rows in the cheapest way; combines all variants of a product if `scan` is null. */
function findRows(
  catalogue: Catalogue,
  workspace: Workspace,
  {
    question,
    pageEnd,
    scan,
  }: { readonly question: Question; readonly pageEnd: number; readonly scan: VariantScan | null },
): Matches {
  const { scope, filters, subset } = question;
  const filterCount = filters.byCode.length + (filters.price === null ? 0 : 1);
  if (subset !== null || filterCount > maxMarkedFilters) {
    return matchListed(catalogue.rows, workspace, { listed: subset ?? listScope(workspace, scope), filters, scan });
  }
  const ready = matchPosting(catalogue, workspace, question);
  const isReady = ready !== null && ready.total * 2 <= scope.size && selectionCost(ready.total, pageEnd) <= scope.size;
  const matches = isReady ? ready : matchMarked(catalogue, workspace, question);
  return scan === null ? matches : checkMixed(matches, workspace, scan);
}

/** The result, with the scan of its variants; null if there are no variants or nothing is filtered. */
export interface Found {
  readonly matches: Matches;
  readonly scan: VariantScan | null;
}

/** Finds the matching rows; `pageEnd` is the number of them that must be sorted. */
export function findMatches(
  catalogue: Catalogue,
  workspace: Workspace,
  { question, pageEnd }: { readonly question: Question; readonly pageEnd: number },
): Found {
  if (isUnfiltered(question)) return { matches: matchScope(workspace, question.scope), scan: null };
  const { filters, subset, allowed } = question;
  writeFilterOfCode(filters, workspace.filterOfCode);
  workspace.counts.fill(0);
  const ownCountsReady = subset === null && filters.byCode.length === 1 && filters.price === null;
  const scan =
    catalogue.rows.variants.count === 0
      ? null
      : new VariantScan(catalogue, workspace, { filters, allowed, countsNear: !ownCountsReady });
  return { matches: findRows(catalogue, workspace, { question, pageEnd, scan }), scan };
}

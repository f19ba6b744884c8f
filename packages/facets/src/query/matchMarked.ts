import type { Catalogue, Rows, Scope } from "../build/catalogue.ts";
import type { PriceRange } from "../facetResult.ts";
import { lowerBound } from "./lowerBound.ts";
import type { Matches } from "./matches.ts";
import type { Filters } from "./readFilters.ts";
import type { Workspace } from "./workspace.ts";

/** Filters that fit in the one byte of flags of a row; more need `matchListed`. */
export const maxMarkedFilters = 8;

/** The rows from the first to the last of a scope; between its ranges there may be rows of other categories. */
interface Hull {
  readonly first: number;
  readonly end: number;
}

function hullOf({ ranges }: Scope): Hull {
  return { first: ranges[0] ?? 0, end: ranges.at(-1) ?? 0 };
}

/** The rows in a scope's hull with a code; not for codes of category sets. */
export function postingInHull({ postings, postingStarts }: Catalogue, code: number, hull: Hull): Uint32Array {
  const posting = postings.subarray(postingStarts[code], postingStarts[code + 1]);
  return posting.subarray(lowerBound(posting, hull.first), lowerBound(posting, hull.end));
}

function markRows(flags: Uint8Array, rows: Uint32Array, bit: number): void {
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    flags[row] = (flags[row] ?? 0) | bit;
  }
}

function markRange(flags: Uint8Array, { first, end }: Hull, bit: number): void {
  for (let row = first; row < end; row += 1) flags[row] = (flags[row] ?? 0) | bit;
}

/**
 * Marks the rows with a price that may be in the range. A missing price is the highest possible number, so only the
 * upper end has to exclude it.
 */
function markPrices(
  flags: Uint8Array,
  { prices, highPrices }: Rows,
  { bit, hull, price }: { readonly bit: number; readonly hull: Hull; readonly price: PriceRange },
): void {
  const max = Math.min(price.max, 0xff_ff_ff_fe);
  const { min } = price;
  for (let row = hull.first; row < hull.end; row += 1) {
    if ((prices[row] ?? 0) <= max && (highPrices[row] ?? 0) >= min) flags[row] = (flags[row] ?? 0) | bit;
  }
}

/** Clears the rows between the ranges of a scope. */
function clearGaps(flags: Uint8Array, { ranges }: Scope): void {
  for (let gap = 1; gap + 1 < ranges.length; gap += 2) flags.fill(0, ranges[gap], ranges[gap + 1]);
}

function markFilters(
  catalogue: Catalogue,
  { flags }: Workspace,
  { filters, hull }: { readonly filters: Filters; readonly hull: Hull },
): void {
  const { codes } = catalogue.rows;
  let bit = 1;
  for (const filter of filters.byCode) {
    for (const code of filter.codes) {
      if (code < codes.sets.start) {
        markRows(flags, postingInHull(catalogue, code, hull), bit);
        continue;
      }
      const first = Math.max(hull.first, catalogue.setStarts[code - codes.sets.start] ?? 0);
      const end = Math.min(hull.end, catalogue.setStarts[code - codes.sets.start + 1] ?? 0);
      markRange(flags, { first, end }, bit);
    }
    bit <<= 1;
  }
  if (filters.price !== null) markPrices(flags, catalogue.rows, { bit, hull, price: filters.price });
}

/** Maps flags to near misses: the position + 1 of the only failed filter, or 0 for anything else. */
function nearTable({ byCode, price }: Filters, full: number): Uint8Array {
  const table = new Uint8Array(256);
  if (byCode.length + (price === null ? 0 : 1) === 1) return table;
  for (const [position, filter] of byCode.entries()) {
    if (filter.dimension !== null) table[full ^ (1 << position)] = position + 1;
  }
  return table;
}

/**
 * Lists the rows by their flags. It checks four rows at a time, because most rows pass no filter, and advances by a
 * table lookup instead of a branch, because which rows pass is unpredictable.
 */
function gather(
  workspace: Workspace,
  hull: Hull,
  { full, nearOf }: { readonly full: number; readonly nearOf: Uint8Array },
) {
  const { flags, flagWords, rows, near, nearFilters } = workspace;
  const isMatch = new Uint8Array(256);
  isMatch[full] = 1;
  const isNear = nearOf.map((position) => Math.min(1, position));
  let total = 0;
  let nearTotal = 0;
  const endWord = (hull.end + 3) >> 2;
  for (let word = hull.first >> 2; word < endWord; word += 1) {
    if (flagWords[word] === 0) continue;
    const end = word * 4 + 4;
    for (let row = word * 4; row < end; row += 1) {
      const flag = flags[row] ?? 0;
      rows[total] = row;
      total += isMatch[flag] ?? 0;
      near[nearTotal] = row;
      nearFilters[nearTotal] = nearOf[flag] ?? 0;
      nearTotal += isNear[flag] ?? 0;
    }
  }
  return { total, nearTotal };
}

/** The empty mixed lists, for filters that treat all variants of every product alike. */
function nothingMixed({ mixed, mixedPrices }: Workspace): Pick<Matches, "mixed" | "mixedPrices"> {
  return { mixed: mixed.subarray(0, 0), mixedPrices: mixedPrices.subarray(0, 0) };
}

/** Finds the rows of a scope that pass up to eight filters, by marking the rows that each filter accepts. */
export function matchMarked(
  catalogue: Catalogue,
  workspace: Workspace,
  { scope, filters }: { readonly scope: Scope; readonly filters: Filters },
): Matches {
  const { flags } = workspace;
  const hull = hullOf(scope);
  flags.fill(0, hull.first & ~3, (hull.end + 3) & ~3);
  markFilters(catalogue, workspace, { filters, hull });
  clearGaps(flags, scope);
  const full = 2 ** (filters.byCode.length + (filters.price === null ? 0 : 1)) - 1;
  const { total, nearTotal } = gather(workspace, hull, { full, nearOf: nearTable(filters, full) });
  return {
    total,
    rows: workspace.rows.subarray(0, total),
    plain: workspace.rows.subarray(0, total),
    ...nothingMixed(workspace),
    full,
    ...hull,
    ownCountsReady: true,
    near: workspace.near.subarray(0, nearTotal),
    nearFilters: workspace.nearFilters.subarray(0, nearTotal),
  };
}

/** All rows of a scope, marked but not listed. */
export function matchScope(workspace: Workspace, scope: Scope): Matches {
  const { flags, near, nearFilters } = workspace;
  const hull = hullOf(scope);
  flags.fill(1, hull.first, hull.end);
  clearGaps(flags, scope);
  const none = { near: near.subarray(0, 0), nearFilters: nearFilters.subarray(0, 0) };
  const rows = { total: scope.size, rows: null, plain: null, ...nothingMixed(workspace) };
  return { ...rows, full: 1, ...hull, ownCountsReady: true, ...none };
}

/**
 * The matches of a single filter with a single code, which are the rows stored for that code; null for any other
 * filters or scope.
 */
export function matchPosting(
  catalogue: Catalogue,
  workspace: Workspace,
  { scope, filters }: { readonly scope: Scope; readonly filters: Filters },
): Matches | null {
  const { near, nearFilters } = workspace;
  const [filter] = filters.byCode;
  const [code, ...others] = filter?.codes ?? [];
  if (filters.byCode.length !== 1 || filters.price !== null || code === undefined || others.length > 0) return null;
  if (scope.ranges.length !== 2 || code >= catalogue.rows.codes.sets.start) return null;
  const rows = postingInHull(catalogue, code, hullOf(scope));
  const none = { near: near.subarray(0, 0), nearFilters: nearFilters.subarray(0, 0) };
  const matches = { total: rows.length, rows, plain: rows, ...nothingMixed(workspace) };
  return { ...matches, full: 0, first: 0, end: 0, ownCountsReady: true, ...none };
}

/** The rows in the ranges of a scope whose flags equal `full` (`wanted` true) or differ from it (false). */
export function listByFlags(
  { flags }: Workspace,
  target: Uint32Array,
  { scope, full, wanted }: { readonly scope: Scope; readonly full: number; readonly wanted: boolean },
): Uint32Array {
  let total = 0;
  for (let range = 0; range < scope.ranges.length; range += 2) {
    const end = scope.ranges[range + 1] ?? 0;
    for (let row = scope.ranges[range] ?? 0; row < end; row += 1) {
      if ((flags[row] === full) === wanted) target[total++] = row;
    }
  }
  return target.subarray(0, total);
}

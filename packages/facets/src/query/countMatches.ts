import type { Catalogue, Scope } from "../build/catalogue.ts";
import type { Dimension } from "../build/codeBook.ts";
import { addReadyCounts, countRows } from "./countCodes.ts";
import { lowerBound } from "./lowerBound.ts";
import type { Matches } from "./matches.ts";
import { listByFlags } from "./matchMarked.ts";
import type { Filters } from "./readFilters.ts";
import type { Workspace } from "./workspace.ts";

/** The input of counting: the matches of filters in a scope. */
export interface Counting {
  readonly scope: Scope;
  readonly filters: Filters;
  readonly matches: Matches;
}

/** With a single filter, its own dimension counts as if nothing was chosen, which is precomputed. */
function writeOwnCounts(scope: Scope, { start, end }: Dimension, counts: Uint32Array): void {
  for (let index = lowerBound(scope.codes, start); index < scope.codes.length; index += 1) {
    const code = scope.codes[index] ?? 0;
    if (code >= end) break;
    counts[code] = scope.counts[index] ?? 0;
  }
}

/** Adds the rows that fail exactly one filter to the counts of that filter's dimension. */
function countNear({ rows: { starts, cells } }: Catalogue, { filters, matches }: Counting, counts: Uint32Array): void {
  const { near, nearFilters } = matches;
  const dimensions = filters.byCode.map(({ dimension }) => dimension ?? { start: 0, end: 0 });
  const firstCodes = Uint32Array.from(dimensions, ({ start }) => start);
  const endCodes = Uint32Array.from(dimensions, ({ end }) => end);
  for (let index = 0; index < near.length; index += 1) {
    const position = (nearFilters[index] ?? 0) - 1;
    const first = firstCodes[position] ?? 0;
    const end = endCodes[position] ?? 0;
    const row = near[index] ?? 0;
    const cellEnd = starts[row + 1] ?? 0;
    for (let cell = starts[row] ?? 0; cell < cellEnd; cell += 1) {
      const code = cells[cell] ?? 0;
      if (code >= first && code < end) counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

/**
 * Counts every code for the matches of a scope, and the codes of a filter's own dimension also for the rows that only
 * this filter drops. If more rows of a marked scope match than not, the others are subtracted from the precomputed
 * counts. The counts of the mixed rows have been added before. It may overwrite the list of matching rows.
 */
export function countMatches(catalogue: Catalogue, workspace: Workspace, counting: Counting): Uint32Array {
  const { counts } = workspace;
  const { scope, filters, matches } = counting;
  const plainTotal = matches.total - matches.mixed.length;
  if (matches.full > 0 && plainTotal * 2 > scope.size) {
    addReadyCounts(scope, counts);
    const others = listByFlags(workspace, workspace.rows, { scope, full: matches.full, wanted: false });
    countRows(catalogue.rows, others, [counts, -1]);
    countRows(catalogue.rows, matches.mixed, [counts, -1]);
  } else if (matches.plain !== null) {
    countRows(catalogue.rows, matches.plain, [counts, 1]);
  }
  const [only] = filters.byCode;
  const isOnly = filters.byCode.length === 1 && filters.price === null;
  if (matches.ownCountsReady && isOnly && only?.dimension) writeOwnCounts(scope, only.dimension, counts);
  else countNear(catalogue, counting, counts);
  return counts;
}

import type { SortOrder } from "../build/catalogue.ts";
import type { Matches } from "./matches.ts";
import { smallestRanks } from "./smallestRanks.ts";

/** The positions of a page among the matches: from `first` up to `end` (exclusive). */
export interface PageRange {
  readonly first: number;
  readonly end: number;
}

/** The measured cost of one step, in nanoseconds; only the ratios matter. */
const cost = { walk: 3, keepSmallest: 1.5, kept: 60, sort: 60 };
const mostKept = 512;

/** The cost of picking the first `end` of `total` rows by their ranks. */
export function selectionCost(total: number, end: number): number {
  return end > mostKept ? total * cost.sort : total * cost.keepSmallest + end * cost.kept;
}

/** Walks the rows in order until the page is full; null if that takes more than `budget` steps. */
function walk(
  order: Uint32Array,
  flags: Uint8Array,
  { matches, range, budget }: { readonly matches: Matches; readonly range: PageRange; readonly budget: number },
): number[] | null {
  const { full, first, end } = matches;
  const page: number[] = [];
  let position = 0;
  for (let step = 0; step < order.length; step += 1) {
    if (step > budget) return null;
    const row = order[step] ?? 0;
    if (row < first || row >= end || flags[row] !== full) continue;
    if (position >= range.first) page.push(row);
    position += 1;
    if (position === range.end) break;
  }
  return page;
}

/** Picks the page's rows from the listed rows by their ranks. */
function select(order: SortOrder, rows: Uint32Array, range: PageRange): number[] {
  const ranks =
    range.end > mostKept
      ? rows.map((row) => order.ranks[row] ?? 0).sort()
      : smallestRanks(rows, order.ranks, range.end);
  return Array.from(ranks.subarray(range.first, range.end), (rank) => order.rows[rank] ?? 0);
}

/**
 * The rows of a page. It either walks all rows in the requested order and takes the matching ones, which is fast if
 * many match, or picks them from the matches, which is fast if few do. Matches may be far back in the order (the
 * cheapest of an expensive category), so a walk gives up once it has cost as much as picking.
 */
export function findPage(
  order: SortOrder,
  {
    matches,
    range,
    listRows,
  }: { readonly matches: Matches; readonly range: PageRange; readonly listRows: () => Uint32Array },
  flags: Uint8Array,
): number[] {
  const picking = selectionCost(matches.total, range.end);
  const expectedSteps = (range.end * order.rows.length) / matches.total;
  if (matches.full > 0 && expectedSteps * cost.walk < picking) {
    const page = walk(order.rows, flags, { matches, range, budget: picking / cost.walk });
    if (page !== null) return page;
  }
  return select(order, matches.rows ?? listRows(), range);
}

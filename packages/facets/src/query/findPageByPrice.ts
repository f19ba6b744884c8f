import type { SortOrder } from "../build/catalogue.ts";
import { noPrice } from "../build/readRecords.ts";
import { findPage, type PageRange } from "./findPage.ts";
import type { Matches } from "./matches.ts";
import { smallestRanks } from "./smallestRanks.ts";

/** A price order, with the data to reorder rows whose matching variants have a different lowest price. */
export interface PriceOrder {
  readonly order: SortOrder;
  readonly isDescending: boolean;
  /** The lowest price of all variants of each row, which the order is based on. */
  readonly prices: Uint32Array;
  /** Breaks ties of equal prices. */
  readonly popularRanks: Uint32Array;
}

/** A row with its sort key: the price, inverted for the descending order. */
interface Keyed {
  readonly row: number;
  readonly key: number;
}

const keyOf = (price: number, isDescending: boolean): number =>
  price === noPrice || !isDescending ? price : noPrice - 1 - price;

/** The indexes in the list of mixed rows of those whose price differs from the one in the order. */
export function movedIndexes({ mixed, mixedPrices }: Matches, prices: Uint32Array): Uint32Array {
  const indexes = new Uint32Array(mixed.length);
  let total = 0;
  for (let index = 0; index < mixed.length; index += 1) {
    if (mixedPrices[index] !== prices[mixed[index] ?? 0]) indexes[total++] = index;
  }
  return indexes.subarray(0, total);
}

const comesBefore = (first: Keyed, second: Keyed, ranks: Uint32Array): boolean =>
  first.key === second.key ? (ranks[first.row] ?? 0) < (ranks[second.row] ?? 0) : first.key < second.key;

/** The first moved rows in order, as many as a page may need. */
function firstMoved(
  matches: Matches,
  moved: Uint32Array,
  { order, end }: { readonly order: PriceOrder; readonly end: number },
): Keyed[] {
  const keys = matches.mixedPrices.map((price) => keyOf(price, order.isDescending));
  const last = smallestRanks(moved, keys, end).at(-1) ?? noPrice;
  return Array.from(
    moved.filter((index) => (keys[index] ?? 0) <= last),
    (index) => ({ row: matches.mixed[index] ?? 0, key: keys[index] ?? 0 }),
  ).sort((first, second) => (comesBefore(first, second, order.popularRanks) ? -1 : 1));
}

function merge(unmoved: readonly Keyed[], moved: readonly Keyed[], ranks: Uint32Array): number[] {
  const merged: number[] = [];
  let [left, right] = [0, 0];
  for (;;) {
    const [first, second] = [unmoved[left], moved[right]];
    if (first === undefined && second === undefined) return merged;
    if (first !== undefined && (second === undefined || comesBefore(first, second, ranks))) {
      merged.push(first.row);
      left += 1;
    } else if (second !== undefined) {
      merged.push(second.row);
      right += 1;
    }
  }
}

/** The matching rows without the moved ones, whose flags, if used, have been cleared. */
function unmovedRows(
  { rows, mixed, full }: Matches,
  moved: Uint32Array,
  { flags, total }: { readonly flags: Uint8Array; readonly total: number },
): Uint32Array {
  const listed = rows ?? new Uint32Array();
  const movedRows = full > 0 ? null : new Set(Array.from(moved, (index) => mixed[index] ?? 0));
  const unmoved = new Uint32Array(total);
  let count = 0;
  for (let index = 0; index < listed.length; index += 1) {
    const row = listed[index] ?? 0;
    if (movedRows === null ? flags[row] === full : !movedRows.has(row)) unmoved[count++] = row;
  }
  return unmoved;
}

/** The rows of a page in a price order, with the moved rows merged into the stored order. */
export function findPageByPrice(
  order: PriceOrder,
  { matches, moved, range }: { readonly matches: Matches; readonly moved: Uint32Array; readonly range: PageRange },
  flags: Uint8Array,
): number[] {
  const setFlags = (flag: number): void => {
    if (matches.full > 0) for (const index of moved) flags[matches.mixed[index] ?? 0] = flag;
  };
  const total = matches.total - moved.length;
  const listRows = (): Uint32Array => unmovedRows(matches, moved, { flags, total });
  setFlags(0);
  const unmoved =
    total === 0
      ? []
      : findPage(
          order.order,
          {
            matches: { ...matches, total, rows: null },
            range: { first: 0, end: Math.min(range.end, total) },
            listRows,
          },
          flags,
        );
  setFlags(matches.full);
  const inOrder = unmoved.map((row) => ({ row, key: keyOf(order.prices[row] ?? noPrice, order.isDescending) }));
  const between = firstMoved(matches, moved, { order, end: range.end });
  return merge(inOrder, between, order.popularRanks).slice(range.first, range.end);
}

import type { SortOrder } from "../build/catalogue.ts";
import { noPrice } from "../build/readRecords.ts";
import { findPage, type PagePlaces } from "./findPage.ts";
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
export function movedPlaces({ mixed, mixedPrices }: Matches, prices: Uint32Array): Uint32Array {
  const places = new Uint32Array(mixed.length);
  let total = 0;
  for (let place = 0; place < mixed.length; place += 1) {
    if (mixedPrices[place] !== prices[mixed[place] ?? 0]) places[total++] = place;
  }
  return places.subarray(0, total);
}

const comesBefore = (one: Keyed, other: Keyed, ranks: Uint32Array): boolean =>
  one.key === other.key ? (ranks[one.row] ?? 0) < (ranks[other.row] ?? 0) : one.key < other.key;

/** The first moved rows in order, as many as a page may need. */
function firstMoved(
  matches: Matches,
  places: Uint32Array,
  { order, end }: { readonly order: PriceOrder; readonly end: number },
): Keyed[] {
  const keys = matches.mixedPrices.map((price) => keyOf(price, order.isDescending));
  const last = smallestRanks(places, keys, end).at(-1) ?? noPrice;
  return Array.from(
    places.filter((place) => (keys[place] ?? 0) <= last),
    (place) => ({ row: matches.mixed[place] ?? 0, key: keys[place] ?? 0 }),
  ).sort((one, other) => (comesBefore(one, other, order.popularRanks) ? -1 : 1));
}

function merge(one: readonly Keyed[], other: readonly Keyed[], ranks: Uint32Array): number[] {
  const merged: number[] = [];
  let [left, right] = [0, 0];
  for (;;) {
    const [first, second] = [one[left], other[right]];
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
function stayedRows(
  { rows, mixed, full }: Matches,
  moved: Uint32Array,
  { flags, total }: { readonly flags: Uint8Array; readonly total: number },
): Uint32Array {
  const listed = rows ?? new Uint32Array();
  const movedRows = full > 0 ? null : new Set(Array.from(moved, (place) => mixed[place] ?? 0));
  const stayed = new Uint32Array(total);
  let count = 0;
  for (let place = 0; place < listed.length; place += 1) {
    const row = listed[place] ?? 0;
    if (movedRows === null ? flags[row] === full : !movedRows.has(row)) stayed[count++] = row;
  }
  return stayed;
}

/** The rows of a page in a price order, with the moved rows merged into the stored order. */
export function findPageByPrice(
  order: PriceOrder,
  { matches, moved, places }: { readonly matches: Matches; readonly moved: Uint32Array; readonly places: PagePlaces },
  flags: Uint8Array,
): number[] {
  const setFlags = (flag: number): void => {
    if (matches.full > 0) for (const place of moved) flags[matches.mixed[place] ?? 0] = flag;
  };
  const total = matches.total - moved.length;
  const listRows = (): Uint32Array => stayedRows(matches, moved, { flags, total });
  setFlags(0);
  const stayed =
    total === 0
      ? []
      : findPage(
          order.order,
          {
            matches: { ...matches, total, rows: null },
            places: { first: 0, end: Math.min(places.end, total) },
            listRows,
          },
          flags,
        );
  setFlags(matches.full);
  const inOrder = stayed.map((row) => ({ row, key: keyOf(order.prices[row] ?? noPrice, order.isDescending) }));
  const between = firstMoved(matches, moved, { order, end: places.end });
  return merge(inOrder, between, order.popularRanks).slice(places.first, places.end);
}

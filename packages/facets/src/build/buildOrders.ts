import type { Catalogue, Rows, SortOrder } from "./catalogue.ts";
import { makeKeys, orderByKeys } from "./orderByKeys.ts";
import { noPrice, type ReadRecords } from "./readRecords.ts";

function withRanks(rows: Uint32Array): SortOrder {
  const ranks = new Uint32Array(rows.length);
  for (let rank = 0; rank < rows.length; rank += 1) ranks[rows[rank] ?? 0] = rank;
  return { rows, ranks };
}

/** The input of the sort orders: `recordOf` is the record of each row, `byPopularity` the records in that order. */
export interface OrderSource {
  readonly read: ReadRecords;
  readonly rows: Rows;
  readonly recordOf: Uint32Array;
  readonly byPopularity: Uint32Array;
}

/** Sorts all rows once for each order; ties are in order of popularity, rows without the key last. */
export function buildOrders({ read, rows, recordOf, byPopularity }: OrderSource): Catalogue["orders"] {
  const rowOf = new Uint32Array(rows.size);
  for (let row = 0; row < rows.size; row += 1) rowOf[recordOf[row] ?? 0] = row;
  const popular = byPopularity.map((record) => rowOf[record] ?? 0);
  const sortBy = (keyOf: (row: number, record: number) => number): SortOrder => {
    const keys = makeKeys(rows.size, (row) => keyOf(row, recordOf[row] ?? 0));
    return withRanks(orderByKeys(popular, keys));
  };
  const price = (row: number): number => rows.prices[row] ?? 0;
  const last = Number.POSITIVE_INFINITY;
  return {
    popular: withRanks(popular),
    price_asc: sortBy((row) => (price(row) === noPrice ? last : price(row))),
    price_desc: sortBy((row) => (price(row) === noPrice ? last : -price(row))),
    name: sortBy((_, record) => read.nameRanks[record] ?? 0),
    rating_desc: sortBy((_, record) => {
      const rating = read.ratings[record] ?? Number.NaN;
      return Number.isNaN(rating) ? last : -rating;
    }),
  };
}

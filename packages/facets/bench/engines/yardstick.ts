import type { FacetSelection } from "@torg/facets";
import type { BenchCatalogue } from "../catalogue.ts";
import type { BenchEngine, LoadedEngine } from "../engine.ts";
import { ownDimensions, tokenFilters, type TokenFilter } from "../tokenFilters.ts";

const perPage = 24;

/** A product's sort keys, lowest first; ties are broken by popularity. */
function sortKeys(record: { price: number | null; popularity: number; nameRank: number; rating: number | null }) {
  return {
    popular: 0,
    price_asc: record.price ?? Infinity,
    price_desc: -(record.price ?? -Infinity),
    name: record.nameRank,
    rating_desc: -(record.rating ?? -Infinity),
  };
}

/** The baseline: a straightforward implementation with one bitset per value and one loop over the matches. */
function load({ records, schema, size }: BenchCatalogue): LoadedEngine {
  const { filtersOf, tokensOf } = tokenFilters(schema);
  const codeOf = new Map<string, number>();
  const dimensionOf: string[] = [];
  const starts = new Uint32Array(size + 1);
  const flat: number[] = [];
  const lists: number[][] = [];
  const prices = new Float64Array(size).fill(Number.NaN);
  const keys: (ReturnType<typeof sortKeys> & { popularity: number })[] = [];
  let row = 0;
  for (const record of records) {
    for (const { token, dimension } of tokensOf(record)) {
      const code = codeOf.get(token) ?? codeOf.size;
      codeOf.set(token, code);
      dimensionOf[code] = dimension;
      (lists[code] ??= []).push(row);
      flat.push(code);
    }
    if (record.price !== null) prices[row] = record.price;
    keys.push({ ...sortKeys(record), popularity: record.popularity });
    row += 1;
    starts[row] = flat.length;
  }
  const cells = Uint16Array.from(flat);
  const postings = lists.map((list) => Uint32Array.from(list));
  const everyRow = Uint32Array.from({ length: size }, (_, place) => place);
  const orderBy = (sort: keyof ReturnType<typeof sortKeys>): Uint32Array =>
    everyRow.slice().sort((a, b) => {
      const [x, y] = [keys[a], keys[b]];
      if (x === undefined || y === undefined) return 0;
      return (x[sort] === y[sort] ? 0 : x[sort] - y[sort]) || y.popularity - x.popularity || a - b;
    });
  const orders = {
    popular: orderBy("popular"),
    price_asc: orderBy("price_asc"),
    price_desc: orderBy("price_desc"),
    name: orderBy("name"),
    rating_desc: orderBy("rating_desc"),
  };
  keys.length = 0;
  flat.length = 0;
  const words = (size + 31) >> 5;
  const set = (bits: Uint32Array, place: number): void => {
    bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31));
  };
  const bitsOf = (filter: TokenFilter): Uint32Array => {
    const bits = new Uint32Array(words);
    if ("tokens" in filter) {
      for (const token of filter.tokens) for (const place of postings[codeOf.get(token) ?? -1] ?? []) set(bits, place);
    } else if ("ids" in filter) for (const id of filter.ids) set(bits, id - 1);
    else
      for (let place = 0; place < size; place += 1) {
        const price = prices[place] ?? 0;
        if (price >= filter.min && price <= filter.max) set(bits, place);
      }
    return bits;
  };
  const everything = new Uint32Array(words).fill(0xff_ff_ff_ff);
  if (size % 32 > 0) everything[words - 1] = 2 ** (size % 32) - 1;
  const and = (all: readonly Uint32Array[]): Uint32Array => {
    const result = everything.slice();
    for (const bits of all)
      for (let word = 0; word < words; word += 1) result[word] = (result[word] ?? 0) & (bits[word] ?? 0);
    return result;
  };
  const count = (bits: Uint32Array, counts: Uint32Array): number => {
    let total = 0;
    for (let word = 0; word < words; word += 1) {
      for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
        const place = word * 32 + 31 - Math.clz32(left & -left);
        total += 1;
        const end = starts[place + 1] ?? 0;
        for (let cell = starts[place] ?? 0; cell < end; cell += 1) {
          const code = cells[cell] ?? 0;
          counts[code] = (counts[code] ?? 0) + 1;
        }
      }
    }
    return total;
  };
  const pageOf = (bits: Uint32Array, { sort = "popular", page = 1 }: FacetSelection): number[] => {
    const ids: number[] = [];
    let seen = 0;
    for (const place of orders[sort === "relevance" ? "popular" : sort]) {
      if (((bits[place >> 5] ?? 0) & (1 << (place & 31))) === 0) continue;
      seen += 1;
      if (seen > (page - 1) * perPage) ids.push(place + 1);
      if (seen === page * perPage) break;
    }
    return ids;
  };
  return {
    query(selection) {
      const filters = filtersOf(selection);
      const bits = filters.map(bitsOf);
      const matches = and(bits);
      const counts = new Uint32Array(codeOf.size);
      const total = count(matches, counts);
      for (const own of ownDimensions(filters)) {
        const ownCounts = new Uint32Array(codeOf.size);
        count(and(bits.filter((_, place) => filters[place]?.dimension !== own)), ownCounts);
        for (const [code, value] of ownCounts.entries()) if (dimensionOf[code] === own) counts[code] = value;
      }
      let countSum = 0;
      for (const [code, value] of counts.entries()) if (dimensionOf[code] !== "category") countSum += value;
      return { total, ids: pageOf(matches, selection), countSum };
    },
  };
}

/** Simple typed arrays and bitsets. */
export const yardstick: BenchEngine = { name: "yardstick", largest: Number.POSITIVE_INFINITY, load };

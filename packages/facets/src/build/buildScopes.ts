import { countCodes } from "../query/countCodes.ts";
import type { Catalogue, Rows, Scope } from "./catalogue.ts";
import { noPrice } from "./readRecords.ts";

/** The first row of each set of categories; the set is the last of a row's common codes. */
function findSetStarts({ codes, size, commonEnds, cells }: Rows): Uint32Array {
  const setCount = codes.sets.end - codes.sets.start;
  const setStarts = new Uint32Array(setCount + 1);
  for (let row = 0; row < size; row += 1) {
    const set = (cells[(commonEnds[row] ?? 0) - 1] ?? 0) - codes.sets.start;
    setStarts[set + 1] = row + 1;
  }
  return setStarts;
}

/** The row ranges of each category; adjacent sets are merged. */
function findRanges({ categoryIds, categoriesOf }: Rows["codes"], setStarts: Uint32Array): number[][] {
  const rangesOf: number[][] = categoryIds.map(() => []);
  for (const [set, categories] of categoriesOf.entries()) {
    const first = setStarts[set] ?? 0;
    const end = setStarts[set + 1] ?? 0;
    for (const category of categories) {
      const ranges = rangesOf[category] ?? [];
      if (ranges.at(-1) === first) ranges[ranges.length - 1] = end;
      else ranges.push(first, end);
    }
  }
  return rangesOf;
}

function priceBounds({ prices, highPrices }: Rows, ranges: readonly number[]): Pick<Scope, "minPrice" | "maxPrice"> {
  let minPrice = noPrice;
  let maxPrice = -1;
  for (let range = 0; range < ranges.length; range += 2) {
    const end = ranges[range + 1] ?? 0;
    for (let row = ranges[range] ?? 0; row < end; row += 1) {
      const price = prices[row] ?? noPrice;
      if (price === noPrice) continue;
      if (price < minPrice) minPrice = price;
      maxPrice = Math.max(maxPrice, highPrices[row] ?? 0);
    }
  }
  return { minPrice, maxPrice };
}

/** Counts the codes of a scope once, for its page without filters; `scratch` has an element per code. */
function buildScope(rows: Rows, ranges: readonly number[], scratch: Uint32Array): Scope {
  scratch.fill(0);
  let size = 0;
  for (let range = 0; range < ranges.length; range += 2) {
    const first = ranges[range] ?? 0;
    const end = ranges[range + 1] ?? 0;
    size += end - first;
    countCodes(rows.cells.subarray(rows.starts[first], rows.starts[end]), scratch);
  }
  const present: number[] = [];
  for (const [code, count] of scratch.entries()) if (count > 0) present.push(code);
  return {
    ranges: Uint32Array.from(ranges),
    size,
    codes: Uint32Array.from(present),
    counts: Uint32Array.from(present, (code) => scratch[code] ?? 0),
    ...priceBounds(rows, ranges),
  };
}

/** The scopes of all categories and of the whole catalogue. */
export function buildScopes(rows: Rows): Pick<Catalogue, "everything" | "scopes" | "setStarts"> {
  const scratch = new Uint32Array(rows.codes.sets.end);
  const setStarts = findSetStarts(rows);
  const scopes = new Map<number, Scope>();
  for (const [category, ranges] of findRanges(rows.codes, setStarts).entries()) {
    scopes.set(rows.codes.categoryIds[category] ?? 0, buildScope(rows, ranges, scratch));
  }
  return { setStarts, scopes, everything: buildScope(rows, [0, rows.size], scratch) };
}

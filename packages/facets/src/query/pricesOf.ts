import type { Rows } from "../build/catalogue.ts";
import { noPrice } from "../build/readRecords.ts";
import type { PriceRange } from "../facetResult.ts";

/** The price range of some rows with all their variants; `min` is above `max` if none has a price. */
export function pricesOfRows(listed: Uint32Array, { prices, highPrices }: Rows): PriceRange {
  let min = noPrice;
  let max = -1;
  for (const row of listed) {
    const price = prices[row] ?? noPrice;
    if (price === noPrice) continue;
    if (price < min) min = price;
    max = Math.max(max, highPrices[row] ?? 0);
  }
  return { min, max };
}

/** The price range of some variants; `min` is above `max` if none has a price. */
export function pricesOfVariants(listed: readonly number[], { variants }: Rows): PriceRange {
  let min = noPrice;
  let max = -1;
  for (const variant of listed) {
    const price = variants.prices[variant] ?? noPrice;
    if (price === noPrice) continue;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return { min, max };
}

/** Removes the missing prices from a list. */
export const withoutMissing = (prices: readonly number[]): readonly number[] =>
  prices.filter((price) => price !== noPrice);

/** The lowest price of each row in the ranges that has one. */
export function pricesOfRanges(ranges: Uint32Array, { prices }: Rows): readonly number[] {
  const found: number[] = [];
  for (let range = 0; range < ranges.length; range += 2) {
    for (const price of prices.subarray(ranges[range], ranges[range + 1])) found.push(price);
  }
  return withoutMissing(found);
}

/** The combined range of two price ranges. */
export function widest(first: PriceRange, second: PriceRange): PriceRange {
  return { min: Math.min(first.min, second.min), max: Math.max(first.max, second.max) };
}

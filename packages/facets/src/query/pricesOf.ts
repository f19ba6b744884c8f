import type { Rows } from "../build/catalogue.ts";
import { noPrice } from "../build/readRecords.ts";
import type { PriceRange } from "../facetResult.ts";

/** The prices of some rows, all variants of each; `min` is above `max` when none has a price. */
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

/** The prices of some variants; `min` is above `max` when none has a price. */
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

/** The prices of two sets together. */
export function widest(one: PriceRange, other: PriceRange): PriceRange {
  return { min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) };
}

import type { Range } from "./filterSelection.ts";

/** A price in whole kronor and its position on the slider, from 0 to 1. */
export interface PriceKnot {
  readonly price: number;
  readonly share: number;
}

/**
 * How prices map to positions on their slider (linear between neighbouring knots), and how many products each part
 * holds.
 */
export interface PriceScale {
  /** From the lowest price to the highest; both price and share strictly increase. */
  readonly knots: readonly PriceKnot[];
  /** Number of products in each of the equally wide parts of the slider, from its start. */
  readonly bars: readonly number[];
}

/** Number of parts that the slider's products are counted in. */
export const priceBars = 24;
/** These shares of the products, ordered by price, end at the same shares of the slider. */
const quantiles: readonly number[] = [0.1, 0.5, 0.9];
/** If the median price is below this share of a linear slider, most products would crowd at its start. */
const straightMiddle = 1 / 8;

const priceAtQuantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);

function knotsOf(sorted: readonly number[], { min, max }: Range): readonly PriceKnot[] {
  const ends: readonly [PriceKnot, PriceKnot] = [
    { price: min, share: 0 },
    { price: max, share: 1 },
  ];
  if (priceAtQuantile(sorted, 0.5) - min >= (max - min) * straightMiddle) return ends;
  const inner = quantiles.map((share) => ({ price: priceAtQuantile(sorted, share), share }));
  const growing = inner.filter(({ price }, index) => price > (inner[index - 1]?.price ?? min) && price < max);
  return [ends[0], ...growing, ends[1]];
}

/** The position of a price on the slider, from 0 to 1, clamped at the ends. */
export function shareOfPrice(knots: readonly PriceKnot[], price: number): number {
  const after = knots.findIndex((knot) => knot.price > price);
  if (after === 0) return 0;
  const [from, to] = [knots[after - 1], knots[after]];
  if (after === -1 || from === undefined || to === undefined) return 1;
  return from.share + ((price - from.price) / (to.price - from.price)) * (to.share - from.share);
}

/** The price at a position of the slider, with decimals; the inverse of `shareOfPrice`. */
export function priceAtShare(knots: readonly PriceKnot[], share: number): number {
  const [first, last] = [knots[0]?.price ?? 0, knots.at(-1)?.price ?? 0];
  if (share <= 0) return first;
  const after = knots.findIndex((knot) => knot.share > share);
  const [from, to] = [knots[after - 1], knots[after]];
  if (after < 1 || from === undefined || to === undefined) return last;
  return from.price + ((share - from.share) / (to.share - from.share)) * (to.price - from.price);
}

/** The price that a thumb snaps to: a round one, or the exact bound at either end. */
export function roundPriceAtShare(knots: readonly PriceKnot[], share: number): number {
  const price = priceAtShare(knots, share);
  if (share <= 0 || share >= 1) return price;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, price))) - 1);
  const [min, max] = [priceAtShare(knots, 0), priceAtShare(knots, 1)];
  return Math.min(max, Math.max(min, Math.round(price / unit) * unit));
}

/**
 * Builds the slider scale from the prices of a listing (kronor, any order) and its bounds; null if the range is empty.
 */
export function priceScale(prices: readonly number[], bounds: Range): PriceScale | null {
  if (prices.length === 0 || bounds.max <= bounds.min) return null;
  const sorted = prices.toSorted((one, other) => one - other);
  const knots = knotsOf(sorted, bounds);
  const bars = Array.from({ length: priceBars }, () => 0);
  for (const price of sorted) {
    const bar = Math.min(priceBars - 1, Math.floor(shareOfPrice(knots, price) * priceBars));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { knots, bars };
}

/** A product's current and past prices, in öre. */
export interface PriceHistory {
  /** Null: no price is shown. */
  readonly priceOre: number | null;
  /** The ordinary price while the price is reduced. */
  readonly priorOre: number | null;
  /** The lowest price of the 30 days before the current reduction. */
  readonly comparedOre: number | null;
  /** The lowest price of the last 30 days; null: unknown. */
  readonly lowestOre: number | null;
}

/** A price as entered. */
export interface PriceInput {
  readonly priceOre: number;
  /** Whether it is announced as a reduction, with the price before. */
  readonly isReduction: boolean;
}

/** Why a price cannot be announced as a reduction. */
export type PriceProblem =
  | { readonly code: "no-price" }
  | { readonly code: "not-lower" }
  /** It was sold for as little, or less, within the last 30 days. */
  | { readonly code: "was-as-low"; readonly lowestOre: number };

/** The resulting price. */
export interface NewPrice {
  readonly priceOre: number;
  /** The ordinary price; null when the new price is no reduction. */
  readonly priorOre: number | null;
  /** The comparison price shown beside it; null when none is shown. */
  readonly comparedOre: number | null;
}

const isReduced = ({ priceOre, priorOre }: PriceHistory): boolean =>
  priceOre !== null && priorOre !== null && priorOre > priceOre;

/**
 * The resulting price, or why it is not allowed. A reduction is announced with the lowest price of the 30 days before
 * it, and only if it is lower than that (prisinformationslagen 7 a §, directive 98/6/EC art. 6a); a reduction in
 * several steps keeps the price from before its first step.
 */
export function newPrice(
  history: PriceHistory,
  { priceOre, isReduction }: PriceInput,
): { readonly ok: true; readonly price: NewPrice } | { readonly ok: false; readonly problem: PriceProblem } {
  if (priceOre <= 0) return { ok: false, problem: { code: "no-price" } };
  if (!isReduction) return { ok: true, price: { priceOre, priorOre: null, comparedOre: null } };
  const wasReduced = isReduced(history);
  const ordinary = wasReduced ? history.priorOre : history.priceOre;
  if (ordinary === null || priceOre >= ordinary) return { ok: false, problem: { code: "not-lower" } };
  const goesOn = wasReduced && history.priceOre !== null && priceOre <= history.priceOre;
  const lowest = goesOn ? (history.comparedOre ?? ordinary) : Math.min(history.lowestOre ?? ordinary, ordinary);
  return priceOre < lowest
    ? { ok: true, price: { priceOre, priorOre: ordinary, comparedOre: lowest } }
    : { ok: false, problem: { code: "was-as-low", lowestOre: lowest } };
}

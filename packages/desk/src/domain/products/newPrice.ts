/** What is known of what a product costs and has cost, in ore. */
export interface PriceHistory {
  /** Null: nobody is told a price. */
  readonly priceOre: number | null;
  /** The ordinary price while the price is reduced. */
  readonly priorOre: number | null;
  /** The lowest price of the 30 days before the reduction that holds now. */
  readonly comparedOre: number | null;
  /** The lowest price of the last 30 days; null: nothing is known of them. */
  readonly lowestOre: number | null;
}

/** A price as somebody wants it. */
export interface WantedPrice {
  readonly priceOre: number;
  /** Whether it is told as a reduction, with the price before. */
  readonly isReduction: boolean;
}

/** Why a price cannot be told as a reduction. */
export type PriceProblem =
  | { readonly code: "no-price" }
  | { readonly code: "not-lower" }
  /** It has been sold for as little, or less, within 30 days. */
  | { readonly code: "was-as-low"; readonly lowestOre: number };

/** A price as it will be. */
export interface NewPrice {
  readonly priceOre: number;
  /** The ordinary price; null where the new one is no reduction. */
  readonly priorOre: number | null;
  /** The price that stands beside it; null where none does. */
  readonly comparedOre: number | null;
}

const isReduced = ({ priceOre, priorOre }: PriceHistory): boolean =>
  priceOre !== null && priorOre !== null && priorOre > priceOre;

/**
 * What becomes of a price. A reduction is told with the lowest price of the 30 days before it, and only where it is lower
 * than that (prisinformationslagen 7 a §, directive 98/6/EC art. 6a); one that goes further step by step keeps the price
 * from before its first step.
 */
export function newPrice(
  known: PriceHistory,
  { priceOre, isReduction }: WantedPrice,
): { readonly ok: true; readonly price: NewPrice } | { readonly ok: false; readonly problem: PriceProblem } {
  if (priceOre <= 0) return { ok: false, problem: { code: "no-price" } };
  if (!isReduction) return { ok: true, price: { priceOre, priorOre: null, comparedOre: null } };
  const wasReduced = isReduced(known);
  const ordinary = wasReduced ? known.priorOre : known.priceOre;
  if (ordinary === null || priceOre >= ordinary) return { ok: false, problem: { code: "not-lower" } };
  const goesOn = wasReduced && known.priceOre !== null && priceOre <= known.priceOre;
  const lowest = goesOn ? (known.comparedOre ?? ordinary) : Math.min(known.lowestOre ?? ordinary, ordinary);
  return priceOre < lowest
    ? { ok: true, price: { priceOre, priorOre: ordinary, comparedOre: lowest } }
    : { ok: false, problem: { code: "was-as-low", lowestOre: lowest } };
}

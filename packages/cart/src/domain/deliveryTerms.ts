/** A minimum and maximum number of working days. */
export interface WorkingDays {
  readonly from: number;
  readonly to: number;
}

/**
 * Price and time of a delivery method in a special case; a condition that is null or empty always matches. Prices are
 * in ore with VAT.
 */
export interface DeliveryRate {
  /** First digits of the postal codes it applies to. */
  readonly postalCodes: readonly string[];
  /** For parcels heavier than this many grams. */
  readonly overGrams: number | null;
  /** For goods that cost this many ore or more, after codes. */
  readonly goodsFromOre: number | null;
  readonly priceOre: number;
  /** Null for the method's usual time. */
  readonly days: WorkingDays | null;
}

/** A delivery method with the price and time set by the shop. */
export interface DeliveryRule {
  readonly priceOre: number;
  /** Free once the goods reach the shop's limit. */
  readonly freeFromLimit: boolean;
  /** Counted from when the goods leave the shop; null if the shop promises no time. */
  readonly days: WorkingDays | null;
  /** The first that matches counts; without a match, the method's own price and days. */
  readonly rates: readonly DeliveryRate[];
  /** First digits of postal codes it does not deliver to. */
  readonly excludedPostalPrefixes: readonly string[];
  /** The maximum weight of a parcel in grams; null for any weight. */
  readonly maxWeightGrams: number | null;
}

/** A parcel and its destination; a null postal code is not known yet. */
export interface DeliveryParcel {
  readonly grams: number;
  readonly postalCode: string | null;
}

/** Price and time of a method for one parcel. The price may still depend on the price of the goods. */
export interface DeliveryTerms {
  readonly priceOre: number;
  readonly freeFromLimit: boolean;
  /** The first one that the goods reach counts; if they reach none, the price above. */
  readonly steps: readonly { readonly goodsFromOre: number; readonly priceOre: number }[];
  readonly days: WorkingDays | null;
}

const startsWithAny = (code: string | null, starts: readonly string[]): boolean =>
  code !== null && starts.some((start) => code.startsWith(start));

/** Why a delivery method is not available: it does not go there, or not with that weight. */
export type DeliveryObstacle = "not-there" | "too-heavy";

/** Why a delivery method cannot deliver a parcel; null if it can. */
export function deliveryObstacle(
  { excludedPostalPrefixes, maxWeightGrams }: Pick<DeliveryRule, "excludedPostalPrefixes" | "maxWeightGrams">,
  { grams, postalCode }: DeliveryParcel,
): DeliveryObstacle | null {
  if (startsWithAny(postalCode, excludedPostalPrefixes)) return "not-there";
  return maxWeightGrams !== null && grams > maxWeightGrams ? "too-heavy" : null;
}

/** Price and time of a delivery method for a parcel; null if it does not go there, or not with that weight. */
export function deliveryTerms(rule: DeliveryRule, { grams, postalCode }: DeliveryParcel): DeliveryTerms | null {
  if (deliveryObstacle(rule, { grams, postalCode }) !== null) return null;
  const matchingRates = rule.rates.filter(
    ({ postalCodes, overGrams }) =>
      (postalCodes.length === 0 || startsWithAny(postalCode, postalCodes)) && grams > (overGrams ?? -1),
  );
  // Rates after one that applies to goods of any price are never reached.
  const unconditionalIndex = matchingRates.findIndex(({ goodsFromOre }) => (goodsFromOre ?? 0) <= 0);
  return {
    priceOre: matchingRates[unconditionalIndex]?.priceOre ?? rule.priceOre,
    freeFromLimit: rule.freeFromLimit,
    steps: matchingRates
      .slice(0, unconditionalIndex === -1 ? matchingRates.length : unconditionalIndex)
      .map(({ goodsFromOre, priceOre }) => ({ goodsFromOre: goodsFromOre ?? 0, priceOre })),
    days: matchingRates.find(({ days }) => days !== null)?.days ?? rule.days,
  };
}

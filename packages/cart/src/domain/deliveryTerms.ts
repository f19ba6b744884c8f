/** How many working days something takes, at least and at most. */
export interface WorkingDays {
  readonly from: number;
  readonly to: number;
}

/** What a way of delivery costs, and takes, in a case; what is null or empty holds in any. Prices are ore with VAT. */
export interface DeliveryRate {
  /** First digits of the postal codes that it holds for. */
  readonly postalCodes: readonly string[];
  /** For parcels that weigh more grams than this. */
  readonly overGrams: number | null;
  /** For goods that cost that many ore or more, after codes. */
  readonly goodsFromOre: number | null;
  readonly priceOre: number;
  /** Null: as long as the way takes otherwise. */
  readonly days: WorkingDays | null;
}

/** A way of delivery as the shop has set its price and time. */
export interface DeliveryRule {
  readonly priceOre: number;
  /** Costs nothing once the goods reach the shop's limit. */
  readonly freeFromLimit: boolean;
  /** From when the goods leave the shop; null: the shop promises nothing. */
  readonly days: WorkingDays | null;
  /** The first one that holds counts; where none does, the way's own price and days. */
  readonly rates: readonly DeliveryRate[];
  /** First digits of postal codes that it does not reach. */
  readonly notTo: readonly string[];
  /** Grams that a parcel may weigh; null: any weight. */
  readonly heaviestGrams: number | null;
}

/** What is sent, and where to; null: not known yet. */
export interface SentGoods {
  readonly grams: number;
  readonly postalCode: string | null;
}

/** What a way costs and takes for one parcel. What it costs may still follow what the goods cost. */
export interface DeliveryTerms {
  readonly priceOre: number;
  readonly freeFromLimit: boolean;
  /** The first one that the goods reach counts; where they reach none, the price above. */
  readonly steps: readonly { readonly goodsFromOre: number; readonly priceOre: number }[];
  readonly days: WorkingDays | null;
}

const beginsWithOne = (code: string | null, starts: readonly string[]): boolean =>
  code !== null && starts.some((start) => code.startsWith(start));

/** Why a way of delivery brings nothing: it does not go there, or not with that much. */
export type DeliveryObstacle = "not-there" | "too-heavy";

/** Why a way of delivery does not bring a parcel; null where it does. */
export function deliveryObstacle(
  { notTo, heaviestGrams }: Pick<DeliveryRule, "notTo" | "heaviestGrams">,
  { grams, postalCode }: SentGoods,
): DeliveryObstacle | null {
  if (beginsWithOne(postalCode, notTo)) return "not-there";
  return heaviestGrams !== null && grams > heaviestGrams ? "too-heavy" : null;
}

/** What a way of delivery costs and takes for a parcel; null where it does not go, or not with that much. */
export function deliveryTerms(rule: DeliveryRule, { grams, postalCode }: SentGoods): DeliveryTerms | null {
  if (deliveryObstacle(rule, { grams, postalCode }) !== null) return null;
  const holding = rule.rates.filter(
    ({ postalCodes, overGrams }) =>
      (postalCodes.length === 0 || beginsWithOne(postalCode, postalCodes)) && grams > (overGrams ?? -1),
  );
  // What follows a rate that holds for goods of any price is never reached.
  const always = holding.findIndex(({ goodsFromOre }) => (goodsFromOre ?? 0) <= 0);
  return {
    priceOre: holding[always]?.priceOre ?? rule.priceOre,
    freeFromLimit: rule.freeFromLimit,
    steps: holding
      .slice(0, always === -1 ? holding.length : always)
      .map(({ goodsFromOre, priceOre }) => ({ goodsFromOre: goodsFromOre ?? 0, priceOre })),
    days: holding.find(({ days }) => days !== null)?.days ?? rule.days,
  };
}

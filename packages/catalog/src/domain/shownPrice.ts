/** The price fields of a product. */
export interface PricedProduct {
  readonly hidesPrice: boolean;
  readonly isDiscounted: boolean;
  readonly priceOre: number | null;
  readonly originalPriceOre: number | null;
  readonly monthlyOre: number | null;
  /** The price of one `comparisonUnit`; missing where it is not sold by measure. */
  readonly comparisonPriceOre?: number | null;
  readonly comparisonUnit?: string | null;
  /** Whether the price is the lowest of several that the product is sold for; missing = it is the price. */
  readonly isLowestPrice?: boolean;
}

/** Prices as they are shown; `priorOre` is the lowest price of the 30 days before a reduction, or null. */
export interface ShownPrice {
  readonly priceOre: number;
  readonly priorOre: number | null;
  readonly monthlyOre: number | null;
  /** Whether there are higher prices as well, so that this one is where they begin. */
  readonly isLowest: boolean;
}

/** The prices to show, or null when the price is hidden or missing. A prior price only shows beside a lower price. */
export function shownPrice(product: PricedProduct): ShownPrice | null {
  const { priceOre, originalPriceOre, monthlyOre } = product;
  if (product.hidesPrice || priceOre === null) return null;
  const isReduced = product.isDiscounted && originalPriceOre !== null && originalPriceOre > priceOre;
  const isLowest = product.isLowestPrice ?? false;
  return { priceOre, priorOre: isReduced ? originalPriceOre : null, monthlyOre, isLowest };
}

/** What a tile stands for: one product, or the variants of one. */
export interface TileProduct extends PricedProduct {
  readonly isParent: boolean;
  /** The number of variants; missing or null = it is no matter of variants. */
  readonly variantCount?: number | null;
}

/** Whether a tile may offer to buy a product directly: it has a price and no variant has to be chosen first. */
export function isBuyableInTile(product: TileProduct): boolean {
  return shownPrice(product) !== null && !product.isParent && (product.variantCount ?? 1) <= 1;
}

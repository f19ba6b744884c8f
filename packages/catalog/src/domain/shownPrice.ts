/** The price fields of a product. */
export interface PricedProduct {
  readonly hidesPrice: boolean;
  readonly isDiscounted: boolean;
  readonly priceOre: number | null;
  readonly originalPriceOre: number | null;
  readonly monthlyOre: number | null;
  /** The price per `comparisonUnit`; missing if the product is not sold by measure. */
  readonly comparisonPriceOre?: number | null;
  readonly comparisonUnit?: string | null;
  /** Whether the price is the lowest of several; by default it is the only one. */
  readonly isLowestPrice?: boolean;
}

/** Prices to display; `priorOre` is the lowest price of the 30 days before a reduction, or null. */
export interface ShownPrice {
  readonly priceOre: number;
  readonly priorOre: number | null;
  readonly monthlyOre: number | null;
  /** Whether there are higher prices too, so that it is a "from" price. */
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

/** What a tile shows: one product, or the parent of several variants. */
export interface TileProduct extends PricedProduct {
  readonly isParent: boolean;
  /** The number of variants; missing or null if it has none. */
  readonly variantCount?: number | null;
  readonly stock: number;
  /** Null if the shop gives none. */
  readonly availability: string | null;
  /** Whether the shop itself takes it out of sale; its button is then shown, but disabled. */
  readonly buyDisabled: boolean;
}

/** Whether a product is normally sold, but out of stock. */
export function isSoldOut(product: TileProduct): boolean {
  if (shownPrice(product) === null || product.buyDisabled || product.isParent) return false;
  return product.stock <= 0 || product.availability === "out_of_stock";
}

/** Whether a tile may offer to buy a product directly: it has a price, is not sold out, and needs no variant chosen. */
export function isBuyableInTile(product: TileProduct): boolean {
  const needsChoice = product.isParent || (product.variantCount ?? 1) > 1;
  return shownPrice(product) !== null && !needsChoice && !isSoldOut(product);
}

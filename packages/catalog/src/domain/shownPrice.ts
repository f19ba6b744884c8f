/**
 * Which rules the parts follow: `se-2026` shows no monthly cost in tiles and suggestions, where the effective rate, the
 * example and the warning that the law wants beside it have no room (7 § konsumentkreditlagen); `spec` shows what it
 * was told.
 */
export type ComplianceProfile = "se-2026" | "spec";

/** The price fields of a product, in kronor. */
export interface PricedProduct {
  readonly product_hide_price: boolean;
  readonly is_discounted: boolean;
  readonly product_display_price: number | null;
  readonly product_display_original_price: number | null;
  readonly product_display_price_monthly: number | null;
  /** The price of one `comparison_unit`; missing where it is not sold by measure. */
  readonly comparison_price?: number | null;
  readonly comparison_unit?: string | null;
  /** Whether the price is the lowest of several that the product is sold for; missing = it is the price. */
  readonly price_is_lowest?: boolean;
}

/** Prices in kronor as they are shown; `prior` is the lowest price of the 30 days before a reduction, or null. */
export interface ShownPrice {
  readonly price: number;
  readonly prior: number | null;
  readonly monthly: number | null;
  /** Whether there are higher prices as well, so that this one is where they begin. */
  readonly isLowest: boolean;
}

/** The prices to show, or null when the price is hidden or missing. A prior price only shows beside a lower price. */
export function shownPrice(product: PricedProduct): ShownPrice | null {
  const { product_display_price: price, product_display_original_price: original } = product;
  if (product.product_hide_price || price === null) return null;
  const isReduced = product.is_discounted && original !== null && original > price;
  const isLowest = product.price_is_lowest ?? false;
  return { price, prior: isReduced ? original : null, monthly: product.product_display_price_monthly, isLowest };
}

/** What a tile stands for: one product, or the variants of one. */
export interface TileProduct extends PricedProduct {
  readonly product_is_parent: boolean;
  /** The number of variants; missing or null = it is no matter of variants. */
  readonly variant_count?: number | null;
}

/** Whether a tile may offer to buy a product directly: it has a price and no variant has to be chosen first. */
export function isBuyableInTile(product: TileProduct): boolean {
  return shownPrice(product) !== null && !product.product_is_parent && (product.variant_count ?? 1) <= 1;
}

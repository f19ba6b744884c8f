import type { ProductRow } from "./productRow.ts";

/** The known current and prior prices of a product, in öre. */
export type KnownPrices = Pick<ProductRow, "price_ore" | "price_hidden" | "prior_price_ore" | "lowest_prior_price_ore">;

/**
 * The price that a lowered one is compared with, in öre: the lowest of the preceding thirty days if the shop knows it,
 * as its label says; else the feed's. Null where the price was not lowered.
 */
export function priorPriceOre(prices: KnownPrices): number | null {
  const { price_ore: price, price_hidden: isHidden } = prices;
  const prior = prices.lowest_prior_price_ore ?? prices.prior_price_ore;
  return price !== null && !isHidden && prior !== null && prior > price ? prior : null;
}

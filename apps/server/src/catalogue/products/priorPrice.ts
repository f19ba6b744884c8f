import type { ProductRow } from "./productRow.ts";

/** What is known of what a product costs and cost before, in ore. */
export type KnownPrices = Pick<ProductRow, "price_ore" | "price_hidden" | "prior_price_ore" | "lowest_prior_price_ore">;

/**
 * The price that a lower one is compared with, in ore: the lowest of the thirty days before where the shop knows it, as
 * the label beside it says; else what the feed says that it was. Null where nothing was made cheaper.
 */
export function priorPriceOre(known: KnownPrices): number | null {
  const { price_ore: price, price_hidden: isHidden } = known;
  const prior = known.lowest_prior_price_ore ?? known.prior_price_ore;
  return price !== null && !isHidden && prior !== null && prior > price ? prior : null;
}

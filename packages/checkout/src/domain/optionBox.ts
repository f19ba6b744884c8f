import { withoutVat } from "@torg/cart/domain/reckoning";
import type { CheckoutData } from "./checkoutData.ts";

type VatMode = Pick<CheckoutData, "includesVat" | "dominantVatFactor">;

/** Whether some price of option boxes that stand beside each other is not whole: then all of them are written alike. */
export function optionsShowOre(prices: readonly (number | null)[], mode: VatMode): boolean {
  return prices.some((price) => (optionPriceOre(price, mode) ?? 0) % 100 !== 0);
}

/** The price on an option box in ore, in the session's VAT mode; null (no price shown) for a missing or negative one. */
export function optionPriceOre(priceOre: number | null, mode: VatMode): number | null {
  if (priceOre === null || priceOre < 0) return null;
  return mode.includesVat ? priceOre : withoutVat(priceOre, mode.dominantVatFactor);
}

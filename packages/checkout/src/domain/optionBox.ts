import { withoutVat } from "@torg/cart/domain/pricing";
import type { CheckoutData } from "./checkoutData.ts";

type VatMode = Pick<CheckoutData, "includesVat" | "dominantVatFactor">;

/** Whether any price of neighbouring option boxes is not whole kronor: then all of them are shown with öre. */
export function optionsShowOre(prices: readonly (number | null)[], mode: VatMode): boolean {
  return prices.some((price) => (optionPriceOre(price, mode) ?? 0) % 100 !== 0);
}

/** The price on an option box in ore, in the session's VAT mode; null (not shown) if missing or negative. */
export function optionPriceOre(priceOre: number | null, mode: VatMode): number | null {
  if (priceOre === null || priceOre < 0) return null;
  return mode.includesVat ? priceOre : withoutVat(priceOre, mode.dominantVatFactor);
}

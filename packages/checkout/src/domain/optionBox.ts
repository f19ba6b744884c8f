import { withoutVat } from "@torg/cart/domain";
import { toOre } from "@torg/format";

interface VatMode {
  readonly includes_vat: boolean;
  readonly dominant_vat_rate: { readonly factor: number };
}

/** Whether some price of option boxes that stand beside each other is not whole: then all of them are written alike. */
export function optionsShowOre(prices: readonly (number | null)[], mode: VatMode): boolean {
  return prices.some((price) => (optionPriceOre(price, mode) ?? 0) % 100 !== 0);
}

/** The price on an option box in ore, in the session's VAT mode; null (no price shown) for a missing or negative one. */
export function optionPriceOre(price: number | null, mode: VatMode): number | null {
  if (price === null || price < 0) return null;
  return mode.includes_vat ? toOre(price) : withoutVat(toOre(price), mode.dominant_vat_rate.factor);
}

import { withoutVat } from "@torg/cart/domain";
import { toOre } from "@torg/format";

/** The price on an option box in ore, in the session's VAT mode; null (no price shown) for a missing or negative one. */
export function optionPriceOre(
  price: number | null,
  mode: { readonly includes_vat: boolean; readonly dominant_vat_rate: { readonly factor: number } },
): number | null {
  if (price === null || price < 0) return null;
  return mode.includes_vat ? toOre(price) : withoutVat(toOre(price), mode.dominant_vat_rate.factor);
}

import type { LineEnergy } from "../lineEnergy.ts";
import type { Buyable } from "./buyable.ts";

/** A product of the catalogue that is suggested beside the cart; amounts are ore in the session's VAT mode. */
export interface SuggestedProduct extends Required<Omit<Buyable, "variantId" | "isChosen">> {
  readonly name: string;
  readonly url: string;
  readonly imageUrl: string | null;
  readonly brandName: string | null;
  readonly isDiscounted: boolean;
  readonly priceOre: number | null;
  readonly originalPriceOre: number | null;
  readonly hidesPrice: boolean;
  /** Of several variants, of which one is chosen on its page. */
  readonly isParent: boolean;
  /** An address of its own that adds it. */
  readonly addToCartUrl: string | null;
  /** Null for what has no energy label. */
  readonly energy: LineEnergy | null;
}

/** The prices that a suggested product shows, in ore; null where it shows none. */
export function suggestedPrice(
  product: SuggestedProduct,
): { readonly priceOre: number; readonly originalOre: number | null } | null {
  const { priceOre, originalPriceOre } = product;
  if (product.hidesPrice || priceOre === null) return null;
  const originalOre = originalPriceOre ?? 0;
  return { priceOre, originalOre: product.isDiscounted && originalOre > priceOre ? originalOre : null };
}

import type { LineEnergy } from "../lineEnergy.ts";
import type { Buyable } from "./buyable.ts";

/** A catalogue product suggested beside the cart; amounts are in ore in the session's VAT mode. */
export interface SuggestedProduct extends Required<Omit<Buyable, "variantId" | "isChosen">> {
  readonly name: string;
  readonly url: string;
  readonly imageUrl: string | null;
  readonly brandName: string | null;
  readonly isDiscounted: boolean;
  readonly priceOre: number | null;
  readonly originalPriceOre: number | null;
  readonly hidesPrice: boolean;
  /** It has variants; the shopper chooses one on its page. */
  readonly isParent: boolean;
  /** A separate address that adds it. */
  readonly addToCartUrl: string | null;
  /** Null if it has no energy label. */
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

import { toOre } from "@torg/format";
import type { LineEnergy } from "../cart.ts";

/** A product of the catalogue that is offered beside the cart; prices in kronor in the session's VAT mode. */
export interface OfferedProduct {
  readonly product_id: number;
  readonly product_name: string;
  readonly product_url: string;
  readonly product_puff_image: string | null;
  readonly brand_name: string | null;
  readonly is_discounted: boolean;
  readonly product_display_price: number | null;
  readonly product_display_original_price: number | null;
  readonly product_hide_price: boolean;
  readonly product_is_parent: boolean;
  readonly max_purchasable_quantity: number | null;
  readonly buy_disabled: boolean;
  readonly only_once: boolean;
  readonly add_to_cart_url: string | null;
  /** Null for what has no energy label. */
  readonly energy: LineEnergy | null;
}

/** The prices that an offered product shows, in ore; null where it shows none. */
export function offeredPrice(
  product: OfferedProduct,
): { readonly priceOre: number; readonly originalOre: number | null } | null {
  const { product_display_price: price, product_display_original_price: original } = product;
  if (product.product_hide_price || price === null) return null;
  const [priceOre, earlierOre] = [toOre(price), toOre(original ?? 0)];
  return { priceOre, originalOre: product.is_discounted && earlierOre > priceOre ? earlierOre : null };
}

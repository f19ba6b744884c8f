import { wireFlag, wireInteger, wireNumberOrNull, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { OfferedProduct } from "../domain/offeredProduct.ts";

const picture = z.pipe(
  z.transform((value: unknown) =>
    typeof value === "object" && value !== null && "thumb" in value ? value.thumb : value,
  ),
  wireTextOrNull,
);

/** What the cart shows of a product of the catalogue; everything else of it is left out. */
export const offeredProductSchema: z.ZodMiniType<OfferedProduct> = z.object({
  product_id: wireInteger,
  product_name: wireText,
  product_url: wireText,
  product_puff_image: picture,
  brand_name: wireTextOrNull,
  is_discounted: wireFlag,
  product_display_price: wireNumberOrNull,
  product_display_original_price: wireNumberOrNull,
  product_hide_price: wireFlag,
  product_is_parent: wireFlag,
  max_purchasable_quantity: wireNumberOrNull,
  buy_disabled: wireFlag,
  only_once: wireFlag,
  add_to_cart_url: wireTextOrNull,
});

/** Reads the products that are offered beside a cart; one that cannot be read is left out. */
export function readOfferedProducts(products: readonly unknown[]): readonly OfferedProduct[] {
  return products.flatMap((product) => {
    const read = offeredProductSchema.safeParse(product);
    return read.success ? [read.data] : [];
  });
}

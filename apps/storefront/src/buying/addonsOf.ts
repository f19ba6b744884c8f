import { lineEnergy } from "@torg/cart/contract";
import type { Addon } from "@torg/cart/domain/buying";
import type { ProductDetail } from "@torg/catalog/contract";
import { pictureSet, toOre } from "@torg/format";

/** Width of an extra's picture in pixels. */
const width = 66;

/** The extras of a product as the cart's package knows them, with small pictures. */
export function addonsOf({ addon_products: addons }: Pick<ProductDetail, "addon_products">): readonly Addon[] {
  return addons.map((addon) => ({
    productId: addon.product_id,
    name: addon.product_name,
    url: addon.product_url,
    imageUrl: pictureSet(addon.product_puff_image?.thumb ?? "", width).src,
    priceOre: addon.product_display_price === null ? null : toOre(addon.product_display_price),
    maxPurchasableQuantity: addon.product_max_purchasable_quantity,
    energy: lineEnergy(addon),
  }));
}

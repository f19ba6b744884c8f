import { lineEnergy } from "@torg/cart/contract";
import type { Addon } from "@torg/cart/domain/buying";
import type { ProductDetail } from "@torg/catalog/contract";
import { pictureSet } from "@torg/format";

/** Width of an extra's picture in pixels. */
const width = 66;

/** The extras of a product as the cart's package knows them, with small pictures. */
export function addonsOf({ addonProducts: addons }: Pick<ProductDetail, "addonProducts">): readonly Addon[] {
  return addons.map((addon) => ({
    productId: addon.productId,
    name: addon.name,
    url: addon.url,
    imageUrl: pictureSet(addon.image?.thumb ?? "", width).src,
    priceOre: addon.priceOre,
    maxPurchasableQuantity: addon.maxPurchasableQuantity,
    energy: lineEnergy(addon),
  }));
}

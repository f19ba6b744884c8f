import { shownAddon } from "@torg/cart/domain/buying";
import type { Addon } from "@torg/cart/domain/buying";
import type { ProductDetail } from "@torg/catalog/contract";
import { pictureSet } from "@torg/format";

/** Width of an extra's picture in pixels. */
const width = 66;

/** The extras of a product as the cart's package knows them, with small pictures. */
export function addonsOf({ addon_products: addons }: Pick<ProductDetail, "addon_products">): readonly Addon[] {
  return addons.map((addon) =>
    shownAddon({ ...addon, product_puff_image: pictureSet(addon.product_puff_image?.thumb ?? "", width).src }),
  );
}

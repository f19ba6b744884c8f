import type { BuyButtonProps } from "@torg/cart";
import { lineEnergy } from "@torg/cart/contract";
import type { Addon } from "@torg/cart/domain/buying";
import type { ListingProduct, ProductDetail } from "@torg/catalog/contract";
import { pictureSet } from "@torg/format";

/** The product data that the buy button needs. */
export type BuyableProduct = BuyButtonProps["product"];

/** Picks it from page data. */
export function buyable(product: ListingProduct & Partial<Pick<ProductDetail, "variantId">>): BuyableProduct {
  return {
    productId: product.productId,
    variantId: product.variantId ?? null,
    name: product.name,
    maxPurchasableQuantity: product.maxPurchasableQuantity,
    buyDisabled: product.buyDisabled,
    onlyOnce: product.onlyOnce,
    isChosen: !product.isParent,
    addToCartUrl: product.addToCartUrl,
  };
}

/** Width of an extra's picture in pixels. */
const addonWidth = 66;

/** The extras of a product in the cart package's form, with small pictures. */
export function addonsOf({ addonProducts: addons }: Pick<ProductDetail, "addonProducts">): readonly Addon[] {
  return addons.map((addon) => ({
    productId: addon.productId,
    name: addon.name,
    url: addon.url,
    imageUrl: pictureSet(addon.image?.thumb ?? "", addonWidth).src,
    priceOre: addon.priceOre,
    maxPurchasableQuantity: addon.maxPurchasableQuantity,
    energy: lineEnergy(addon),
  }));
}

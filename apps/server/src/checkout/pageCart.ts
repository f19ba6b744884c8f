import { suggestedProductSchema } from "@torg/cart/contract";
import type { Cart } from "@torg/cart/domain";
import { type ListingProduct, listingProductSchema } from "@torg/catalog/contract";
import { toWire } from "@torg/http";
import type { ShopCart } from "./shopCart.ts";

/** A product of the catalogue as carts suggest it: the two know each other by the wire alone. */
const suggested = (product: ListingProduct) => suggestedProductSchema.parse(toWire(listingProductSchema, product));

/** A cart as pages read it, which know less of the products beside it than the shop does. */
export function pageCart({ suggestedProducts, orderedWithProducts, ...cart }: ShopCart): Cart {
  return {
    ...cart,
    suggestedProducts: { ...suggestedProducts, products: suggestedProducts.products.map(suggested) },
    orderedWithProducts: orderedWithProducts.map(suggested),
  };
}

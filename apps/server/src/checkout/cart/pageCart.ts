import { suggestedProductSchema } from "@torg/cart/contract";
import type { Cart } from "@torg/cart/domain";
import { type ListingProduct, listingProductSchema } from "@torg/catalog/contract";
import { toWire } from "@torg/http";
import type { ShopCart } from "./shopCart.ts";

/** A product of the catalogue as a cart suggestion; the two share only the wire format. */
const suggested = (product: ListingProduct) => suggestedProductSchema.parse(toWire(listingProductSchema, product));

/** A cart as pages read it, with fewer details of the suggested products. */
export function pageCart({ suggestedProducts, orderedWithProducts, ...cart }: ShopCart): Cart {
  return {
    ...cart,
    suggestedProducts: { ...suggestedProducts, products: suggestedProducts.products.map(suggested) },
    orderedWithProducts: orderedWithProducts.map(suggested),
  };
}

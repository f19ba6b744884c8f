import { cartCall, cartSchemaWith } from "@torg/cart/contract";
import type { Cart } from "@torg/cart/domain";
import { listingProductSchema, type ListingProduct } from "@torg/catalog/contract";
import { deliveryCheckoutSchema } from "@torg/checkout/contract";
import type { DeliveryCheckout } from "@torg/checkout/domain";
import { defineCall } from "@torg/http";

/** A cart with all that the shop knows of the products beside it and of its delivery. */
export type ShopCart = Cart<ListingProduct, DeliveryCheckout>;

/** How such a cart goes over the wire. */
export const shopCartSchema = cartSchemaWith<ListingProduct, DeliveryCheckout>({
  product: listingProductSchema,
  delivery: deliveryCheckoutSchema,
});

/** Reads the cart; whoever knows less of it reads it by `cartCall`. */
export const shopCartCall = defineCall({
  method: cartCall.method,
  path: cartCall.path,
  encoding: cartCall.encoding,
  request: cartCall.request,
  response: shopCartSchema,
  summary: cartCall.summary,
});

import { cartCall, cartSchemaWith } from "@torg/cart/contract";
import type { Cart } from "@torg/cart/domain";
import { listingProductSchema, type ListingProduct } from "@torg/catalog/contract";
import { deliveryCheckoutSchema } from "@torg/checkout/contract";
import type { DeliveryCheckout } from "@torg/checkout/domain";
import { defineCall } from "@torg/http";

/** A cart with the shop's full data of suggested products and delivery. */
export type ShopCart = Cart<ListingProduct, DeliveryCheckout>;

/** The wire format of such a cart. */
export const shopCartSchema = cartSchemaWith<ListingProduct, DeliveryCheckout>({
  product: listingProductSchema,
  delivery: deliveryCheckoutSchema,
});

/** Reads the cart; clients that need less of it use `cartCall`. */
export const shopCartCall = defineCall({
  method: cartCall.method,
  path: cartCall.path,
  encoding: cartCall.encoding,
  request: cartCall.request,
  response: shopCartSchema,
  summary: cartCall.summary,
});

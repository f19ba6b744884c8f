import { updateProductsCall } from "@torg/cart/contract";
import { listingProductSchema, type ListingProduct } from "@torg/catalog/contract";
import { toKronor } from "@torg/format";
import { Fault, shorten } from "../core/outcomes.ts";
import type { Visitor } from "../core/Visitor.ts";
import { readCart } from "./fillCart.ts";

/** A product given as a hint, as far as a cart describes it. */
export async function hintedProduct(visitor: Visitor, id: number): Promise<ListingProduct> {
  const { status, text } = await visitor.send(updateProductsCall, {
    products: { [id]: { quantity: 1 } },
    refreshCheckout: false,
  });
  const cart = await readCart(visitor);
  const line = cart.lines.find((one) => one.productId === id);
  if (line === undefined) {
    throw new Fault(`Product ${id}, which was named, does not go into a cart: ${status} ${shorten(text, 120)}`);
  }
  return listingProductSchema.parse({
    product_id: id,
    product_name: line.name,
    product_url: "",
    product_display_price: toKronor(cart.includesVat ? line.unitPriceInclVatOre : line.unitPriceExclVatOre),
    product_qty: line.stock,
    max_purchasable_quantity: line.maxPurchasableQuantity,
  });
}

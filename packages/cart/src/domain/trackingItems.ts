import { isGift, type Cart } from "./cart.ts";

/** A cart line as an external tracking widget takes it: numbers in kronor, one unit price and one total. */
export interface TrackingItem {
  readonly product_id: number;
  readonly name: string;
  readonly quantity: number;
  readonly unit_price?: number;
  readonly original_price?: number;
  readonly total_price_incl_vat?: number;
  readonly total_price?: number;
}

/** The items of a cart, gifts left out. A reduced line gives its original price, a cart without VAT its total without. */
export function trackingItems(cart: Pick<Cart, "products" | "includes_vat">): readonly TrackingItem[] {
  return cart.products
    .filter((line) => !isGift(line))
    .map((line) => ({
      product_id: line.product_id,
      name: line.name,
      ...(line.is_discounted
        ? { original_price: line.original_price_incl_vat }
        : { unit_price: line.unit_price_incl_vat }),
      quantity: line.quantity,
      ...(cart.includes_vat
        ? { total_price_incl_vat: line.total_price_incl_vat }
        : { total_price: line.total_price_excl_vat }),
    }));
}

import { toKronor } from "@torg/format";
import { isGift, type Cart } from "../domain/cart.ts";

/** A cart line in the shape an external tracking widget takes: numbers in kronor, one unit price and one total. */
export interface TrackingItem {
  readonly product_id: number;
  readonly name: string;
  readonly quantity: number;
  readonly unit_price?: number;
  readonly original_price?: number;
  readonly total_price_incl_vat?: number;
  readonly total_price?: number;
}

/**
 * The items of a cart, without gifts. A reduced line gives its original price; a cart without VAT gives its total
 * without VAT.
 */
export function trackingItems(cart: Pick<Cart, "lines" | "includesVat">): readonly TrackingItem[] {
  return cart.lines
    .filter((line) => !isGift(line))
    .map((line) => ({
      product_id: line.productId,
      name: line.name,
      ...(line.isDiscounted
        ? { original_price: toKronor(line.originalPriceInclVatOre) }
        : { unit_price: toKronor(line.unitPriceInclVatOre) }),
      quantity: line.quantity,
      ...(cart.includesVat
        ? { total_price_incl_vat: toKronor(line.totalPriceInclVatOre) }
        : { total_price: toKronor(line.totalPriceExclVatOre) }),
    }));
}

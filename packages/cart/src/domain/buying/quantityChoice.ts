import type { Buyable } from "./buyable.ts";

/** Larger quantities are entered in the cart, where any number can be typed. */
const mostChoices = 10;

/** The quantities to choose from before a product is added; empty where there is nothing to choose. */
export function quantityChoices(product: Buyable & { readonly addToCartUrl?: string | null }): readonly number[] {
  const { maxPurchasableQuantity, onlyOnce, buyDisabled, isChosen, addToCartUrl = null } = product;
  const largest = Math.min(maxPurchasableQuantity ?? mostChoices, mostChoices);
  const isSingle = onlyOnce === true || addToCartUrl !== null;
  if (isSingle || buyDisabled === true || isChosen === false || largest < 2) return [];
  return Array.from({ length: largest }, (_, index) => index + 1);
}

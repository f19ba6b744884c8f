import type { Visit } from "../../sessions/Visit.ts";
import { shopCartOf } from "../checkoutDataOf.ts";
import type { CheckoutReader, SuggestingCheckout } from "../createCheckoutReader.ts";
import type { ShopCart } from "./shopCart.ts";

/** A cart in the format of its page, with its suggestions. */
export function cartWithSuggestions({ checkout, suggestions, wishedProductIds }: SuggestingCheckout): ShopCart {
  const cart = shopCartOf(checkout, suggestions);
  return wishedProductIds.length === 0 ? cart : { ...cart, wishedProductIds };
}

/** Reads a visitor's cart. */
export async function readShopCart(checkouts: CheckoutReader, visit: Visit): Promise<ShopCart> {
  return cartWithSuggestions(await checkouts.readWithSuggestions(visit));
}

import type { Cart } from "./cart.ts";
import { freeDelivery, type FreeDeliveryCart } from "./freeDelivery.ts";
import { withoutVat } from "./pricing/amount.ts";

/** The cost of delivery as far as it is known, in ore and in the session's VAT mode. */
export type DeliveryCost =
  | { readonly kind: "chosen"; readonly priceOre: number }
  | { readonly kind: "free" }
  /** Known only once a postal code is given and a delivery method chosen. */
  | { readonly kind: "unknown" }
  | { readonly kind: "from"; readonly priceOre: number };

/** The cart fields that the rule needs. */
export type DeliveryCart = FreeDeliveryCart &
  Pick<Cart, "delivery" | "requiresPostalCode" | "cheapestDeliveryOre" | "includesVat" | "dominantVatFactor">;

/** The chosen delivery's price; else free if the limit is reached; else unknown or the cheapest price. */
export function deliveryCost(cart: DeliveryCart): DeliveryCost {
  const chosenOre = cart.delivery?.selected?.priceOre ?? null;
  if (chosenOre !== null && chosenOre >= 0) return { kind: "chosen", priceOre: inMode(cart, chosenOre) };
  if (freeDelivery(cart).state === "qualified") return { kind: "free" };
  if (cart.requiresPostalCode || cart.cheapestDeliveryOre === null) return { kind: "unknown" };
  return { kind: "from", priceOre: inMode(cart, cart.cheapestDeliveryOre) };
}

function inMode(cart: DeliveryCart, ore: number): number {
  return cart.includesVat ? ore : withoutVat(ore, cart.dominantVatFactor);
}

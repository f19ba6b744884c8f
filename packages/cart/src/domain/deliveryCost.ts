import type { Cart } from "./cart.ts";
import { freeDelivery, type FreeDeliveryCart } from "./freeDelivery.ts";
import { toOre } from "@torg/format";
import { withoutVat } from "./withoutVat.ts";

/** What delivery costs as far as it is known, in ore and in the session's VAT mode. */
export type DeliveryCost =
  | { readonly kind: "chosen"; readonly priceOre: number }
  | { readonly kind: "free" }
  /** Known only when a postal code is given and a way of delivery chosen. */
  | { readonly kind: "unknown" }
  | { readonly kind: "from"; readonly priceOre: number };

/** What the rule needs of a cart. */
export type DeliveryCart = FreeDeliveryCart &
  Pick<
    Cart,
    "delivery_checkout" | "requires_postal_code" | "cheapest_delivery_price" | "includes_vat" | "dominant_vat_rate"
  >;

/** The chosen delivery's price; else nothing when free delivery is reached; else unknown or the cheapest price. */
export function deliveryCost(cart: DeliveryCart): DeliveryCost {
  const price = cart.delivery_checkout?.selected_delivery_option?.price ?? null;
  if (price !== null && price >= 0) return { kind: "chosen", priceOre: inMode(cart, price) };
  if (freeDelivery(cart).state === "qualified") return { kind: "free" };
  if (cart.requires_postal_code || cart.cheapest_delivery_price === null) return { kind: "unknown" };
  return { kind: "from", priceOre: inMode(cart, cart.cheapest_delivery_price) };
}

function inMode(cart: DeliveryCart, kronor: number): number {
  const ore = toOre(kronor);
  return cart.includes_vat ? ore : withoutVat(ore, cart.dominant_vat_rate.factor);
}

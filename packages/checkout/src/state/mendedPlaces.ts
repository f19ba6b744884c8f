import type { CheckoutChoices } from "../domain/shownOrder.ts";
import { orderBlocks, orderPlaces, type OrderPlace } from "../domain/orderPlaces.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

const placesOfChoices: Readonly<Record<keyof CheckoutChoices, OrderPlace>> = {
  customerType: "customer-type",
  countryCode: "country",
  paymentTypeId: "payment-type",
  deliveryValue: "delivery",
  shippingOptionId: "delivery",
};

/**
 * The places that a step of the checkout has mended, so that nothing of an earlier page is said of them any more: all of
 * them once somebody orders anew, the blocks once the checkout is another, and the block where something is chosen.
 */
export function mendedPlaces(now: CheckoutSnapshot, before: CheckoutSnapshot): readonly OrderPlace[] {
  if (now.orderPhase !== "none" || now.orderTrouble !== null) return orderPlaces;
  if (now.data !== before.data) return orderBlocks;
  const chosen = Object.entries(placesOfChoices).filter(
    ([name]) => Reflect.get(now.choices, name) !== Reflect.get(before.choices, name),
  );
  return chosen.map(([, place]) => place);
}

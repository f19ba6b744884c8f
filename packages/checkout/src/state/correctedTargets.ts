import type { CheckoutChoices } from "../domain/checkoutChoices.ts";
import { blockNames } from "../domain/blocks.ts";
import { type OrderErrorTarget, orderPlaces } from "../domain/orderPlaces.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

const placesOfChoices: Readonly<Record<keyof CheckoutChoices, OrderErrorTarget>> = {
  customerType: "customer-type",
  countryCode: "country",
  paymentTypeId: "payment-type",
  deliveryValue: "delivery",
  shippingOptionId: "delivery",
};

/**
 * The places that a step of the checkout has corrected, so that an earlier page's messages about them are removed: all
 * of them once the visitor orders again, the blocks once the checkout has changed, and the block in which something is
 * chosen.
 */
export function correctedTargets(now: CheckoutSnapshot, before: CheckoutSnapshot): readonly OrderErrorTarget[] {
  if (now.orderPhase !== "none" || now.orderErrors !== null) return orderPlaces;
  if (now.data !== before.data) return blockNames;
  const chosen = Object.entries(placesOfChoices).filter(
    ([name]) => Reflect.get(now.choices, name) !== Reflect.get(before.choices, name),
  );
  return chosen.map(([, place]) => place);
}

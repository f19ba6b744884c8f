import type { OrderPlace } from "../../domain/orderPlaces.ts";

/** Id of what tells of the problems of an order; a form without script comes back to it. */
export const summaryId = "torg-checkout-problems";

/** Id of the field, or of what is said at the block, where something stands in the way of an order. */
export function placeId(place: OrderPlace): string {
  return place === "postal-code" ? "torg-checkout-postal_code" : `torg-checkout-${place}`;
}

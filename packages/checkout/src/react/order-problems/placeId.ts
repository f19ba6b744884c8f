import { checkoutFields } from "../../contract/checkoutFields.ts";
import type { OrderPlace } from "../../domain/orderPlaces.ts";

/** Id of what tells of the problems of an order; a form without script comes back to it. */
export const summaryId = "torg-checkout-problems";

const fieldNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(checkoutFields),
  ["postal-code", checkoutFields.deliveryPostalCode],
]);

/** Id of the field, by its name in the form, or of what is said at the block, where something is in an order's way. */
export function placeId(place: OrderPlace): string {
  return `torg-checkout-${fieldNames.get(place) ?? place}`;
}

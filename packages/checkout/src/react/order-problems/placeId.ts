import { checkoutFields } from "../../contract/checkoutFields.ts";
import type { OrderErrorTarget } from "../../domain/orderPlaces.ts";

/** Id of the problem summary of an order; a form without script returns to it. */
export const summaryId = "torg-checkout-problems";

const fieldNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(checkoutFields),
  ["postal-code", checkoutFields.deliveryPostalCode],
]);

/** Id of the element at a problem's place: the field, by its name in the form, or the block's message. */
export function placeId(place: OrderErrorTarget): string {
  return `torg-checkout-${fieldNames.get(place) ?? place}`;
}

import type { CheckoutData } from "./checkoutData.ts";

/** Whether a postal code is required and has not been given. */
export function isPostalCodeMissing(data: CheckoutData): boolean {
  return data.requiresPostalCode && (data.delivery?.session.postalCode ?? "") === "";
}

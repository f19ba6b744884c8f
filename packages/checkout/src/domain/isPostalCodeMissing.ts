import type { CheckoutData } from "./checkoutData.ts";

/** Whether a postal code is asked for and has not been given. */
export function isPostalCodeMissing(data: CheckoutData): boolean {
  return data.requires_postal_code && (data.delivery_checkout?.session.postal_code ?? "") === "";
}

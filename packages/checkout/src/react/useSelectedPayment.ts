import type { PaymentType } from "../domain/checkoutData.ts";
import { selectedPayment } from "../domain/selectedPayment.ts";
import { useCheckout } from "./CheckoutProvider.tsx";

/**
 * Returns the selected payment type, or null. With `isAnswered`, uses the customer type that the server has confirmed
 * instead of the one chosen on the page.
 */
export function useSelectedPayment(isAnswered = false): PaymentType | null {
  return useCheckout((checkout) => selectedPayment(checkout, isAnswered ? checkout.data.customerType : undefined));
}

import type { PaymentType } from "../domain/checkoutData.ts";
import { selectedPaymentType } from "../domain/paymentTypes.ts";
import { useCheckout } from "./CheckoutProvider.tsx";

/**
 * Returns the selected payment type, or null. With `isAnswered`, uses the customer type that the server has confirmed
 * instead of the one chosen on the page.
 */
export function useSelectedPayment(isAnswered = false): PaymentType | null {
  const data = useCheckout((snapshot) => snapshot.data);
  const choices = useCheckout((snapshot) => snapshot.choices);
  const isChosen = useCheckout((snapshot) => snapshot.isPaymentChosen);
  return selectedPaymentType({
    types: data.paymentTypes,
    customerType: isAnswered ? data.customerType : choices.customerType,
    selected: choices.paymentTypeId,
    isChosen,
  });
}

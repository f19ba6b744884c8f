import type { PaymentType } from "../domain/checkoutData.ts";
import { selectedPaymentType } from "../domain/paymentTypes.ts";
import { useCheckout } from "./CheckoutProvider.tsx";

/** The way to pay that counts as selected, or null; with `isAnswered` for the customer type that the server knows of. */
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

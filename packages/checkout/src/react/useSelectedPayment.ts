import type { PaymentType } from "../domain/checkoutData.ts";
import { selectedPaymentType } from "../domain/paymentTypes.ts";
import { useCheckout } from "./CheckoutProvider.tsx";

/** The way to pay that counts as selected, or null. */
export function useSelectedPayment(): PaymentType | null {
  const types = useCheckout((snapshot) => snapshot.data.available_payment_types);
  const choices = useCheckout((snapshot) => snapshot.choices);
  const isChosen = useCheckout((snapshot) => snapshot.isPaymentChosen);
  return selectedPaymentType({
    types,
    customerType: choices.customerType,
    selected: choices.paymentTypeId,
    isChosen,
  });
}

import { paymentForm } from "../../domain/paymentForm.ts";
import { useCheckout } from "../CheckoutProvider.tsx";
import { useSelectedPayment } from "../useSelectedPayment.ts";

/** Whether it is known how the order is paid, or that it is free. */
export function useIsPaymentReady(): boolean {
  const isFree = useCheckout((snapshot) => paymentForm(snapshot.data) === "free-order");
  const hasChoice = useCheckout((snapshot) => snapshot.data.paymentTypes.length > 1);
  // Uses the confirmed customer type, so that typed values stay if the type could not be changed.
  const isUnchosen = useSelectedPayment(true) === null && hasChoice;
  return isFree || !isUnchosen;
}

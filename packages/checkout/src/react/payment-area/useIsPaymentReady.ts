import { useCheckout } from "../CheckoutProvider.tsx";
import { useSelectedPayment } from "../useSelectedPayment.ts";

/** Whether it is known how the order is paid, or that it costs nothing. */
export function useIsPaymentReady(): boolean {
  const isFree = useCheckout((snapshot) => snapshot.data.snippet === "free_order");
  const hasChoice = useCheckout((snapshot) => snapshot.data.paymentTypes.length > 1);
  // What is typed into a form stays when the customer type could not be changed.
  const isUnchosen = useSelectedPayment(true) === null && hasChoice;
  return isFree || !isUnchosen;
}

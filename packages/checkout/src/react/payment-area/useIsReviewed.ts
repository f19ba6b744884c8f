import { useHydrated } from "@torg/ui";
import { isOwnForm, paymentForm } from "../../domain/paymentForm.ts";
import { useCheckout } from "../CheckoutProvider.tsx";
import { useIsPaymentReady } from "./useIsPaymentReady.ts";

/** Whether the order review is shown right above the order button; a provider's checkout shows the order itself. */
export function useIsReviewed(): boolean {
  const form = useCheckout((snapshot) => paymentForm(snapshot.data));
  const isReady = useIsPaymentReady();
  const isLive = useHydrated();
  return isReady && (isOwnForm(form) || (isLive && form === "card-page"));
}

import { useHydrated } from "@torg/ui";
import { useCheckout } from "../CheckoutProvider.tsx";
import { isOwnForm } from "./isOwnForm.ts";
import { useIsPaymentReady } from "./useIsPaymentReady.ts";

/** Whether the order review is shown right above the order button; a provider's checkout shows the order itself. */
export function useIsReviewed(): boolean {
  const snippet = useCheckout((snapshot) => snapshot.data.snippet);
  const handler = useCheckout((snapshot) => snapshot.data.handler);
  const isReady = useIsPaymentReady();
  const isLive = useHydrated();
  return isReady && (isOwnForm(snippet) || (isLive && snippet !== null && snippet !== "" && handler === "card"));
}

import { useEffect } from "react";
import type { CheckoutState } from "../../state/checkoutState.ts";

function messageOf(event: Event): string | null {
  if (!(event instanceof CustomEvent)) return null;
  const detail: unknown = event.detail;
  const message: unknown = typeof detail === "object" && detail !== null && "message" in detail ? detail.message : null;
  return typeof message === "string" && message !== "" ? message : null;
}

/** Puts the message of every `checkout:payment-error` event into the state, for all payment types. */
export function usePaymentErrors(state: CheckoutState): void {
  useEffect(() => {
    const fail = (event: Event): void => state.showPaymentError(messageOf(event));
    window.addEventListener("checkout:payment-error", fail);
    return () => window.removeEventListener("checkout:payment-error", fail);
  }, [state]);
}

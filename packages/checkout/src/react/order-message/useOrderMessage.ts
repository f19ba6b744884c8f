import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { flashError } from "../../domain/checkoutFlash.ts";
import { useCheckout, useCheckoutContext, useFlash } from "../CheckoutProvider.tsx";
import type { OrderMessageFormProps } from "./OrderMessageForm.tsx";

/** The props of the message form. */
export function useOrderMessage(): OrderMessageFormProps {
  const { state, texts, addresses } = useCheckoutContext();
  const message = useCheckout((snapshot) => snapshot.orderMessage);
  const action = addresses.backend(checkoutPaths.updateOrderMessage);
  const text = useFlash(({ values }) => values["orderMessage"] ?? null);
  const error = useFlash((flash) => flashError(flash, "orderMessage"));
  return { state, texts, action, returnTo: addresses.returnTo, message, earlier: { text, error } };
}

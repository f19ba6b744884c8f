import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { flashError } from "../../domain/checkoutFlash.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import type { OrderMessageFormProps } from "./OrderMessageForm.tsx";

/** What the message to the shop is drawn from. */
export function useOrderMessage(): OrderMessageFormProps {
  const { state, texts, addresses, flash } = useCheckoutContext();
  const message = useCheckout((snapshot) => snapshot.orderMessage);
  const action = addresses.backend(checkoutPaths.updateOrderMessage);
  const earlier = { text: flash.values["order_message"] ?? null, error: flashError(flash, "order_message") };
  return { state, texts, action, returnTo: addresses.returnTo, message, earlier };
}

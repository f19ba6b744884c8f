import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import type { OrderMessageFormProps } from "./OrderMessageForm.tsx";

/** What the message to the shop is drawn from. */
export function useOrderMessage(): OrderMessageFormProps {
  const { state, texts, addresses } = useCheckoutContext();
  const message = useCheckout((snapshot) => snapshot.orderMessage);
  return { state, texts, returnTo: addresses.returnTo, message };
}

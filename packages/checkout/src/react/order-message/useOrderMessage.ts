import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import type { OrderMessageFormProps } from "./OrderMessageForm.tsx";

/** What the message to the shop is drawn from. */
export function useOrderMessage(): OrderMessageFormProps {
  const { state, texts, addresses } = useCheckoutContext();
  const message = useCheckout((snapshot) => snapshot.orderMessage);
  const action = addresses.backend(checkoutPaths.updateOrderMessage);
  return { state, texts, action, returnTo: addresses.returnTo, message };
}

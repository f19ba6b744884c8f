import { useStore } from "zustand";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** Whether the page can be shown: the cart is known, and the checkout too if the cart has lines. */
export function useIsCheckoutKnown(): boolean {
  const isCartLoaded = useStore(useCheckoutContext().cart, (snapshot) => snapshot.isLoaded);
  const hasLines = useStore(useCheckoutContext().cart, (snapshot) => snapshot.cart.lines.length > 0);
  const isLoaded = useCheckout((snapshot) => snapshot.isLoaded);
  return isCartLoaded && (isLoaded || !hasLines);
}

import { cartSummary, type Cart, type CartSummary, type PaymentFee } from "@torg/cart/domain";
import { useMemo } from "react";
import { useStore } from "zustand";
import { checkoutCart, paymentFee } from "../domain/order.ts";
import { paymentForm } from "../domain/paymentForm.ts";
import { useCheckout, useCheckoutContext } from "./CheckoutProvider.tsx";
import { useSelectedPayment } from "./useSelectedPayment.ts";

/** The cart as the checkout sees it, the fee of the chosen payment, and the sum of both. */
export interface CheckoutCart {
  readonly cart: Cart;
  readonly fee: PaymentFee | null;
  readonly summary: CartSummary;
}

/** The cart of the page with the checkout's delivery, VAT mode, discounts and fee. */
export function useCheckoutCart(): CheckoutCart {
  const ownCart = useStore(useCheckoutContext().cart, (snapshot) => snapshot.cart);
  const data = useCheckout((snapshot) => snapshot.data);
  const isLoaded = useCheckout((snapshot) => snapshot.isLoaded);
  const payment = useSelectedPayment();
  return useMemo(() => {
    const cart = isLoaded ? checkoutCart(ownCart, data) : ownCart;
    // If nothing is left to pay, no payment type is used.
    const fee = paymentForm(data) === "free-order" ? null : paymentFee(payment);
    return { cart, fee, summary: cartSummary(cart, fee) };
  }, [ownCart, data, isLoaded, payment]);
}

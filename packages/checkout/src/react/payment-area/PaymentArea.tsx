import { Alert } from "@torg/ui";
import type { ReactElement } from "react";
import { CustomerForm } from "../customer-form/CustomerForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { useSelectedPayment } from "../useSelectedPayment.ts";
import { OrderButton, OrderReview } from "./OrderReview.tsx";

/** The form for an order that costs nothing. */
export function FreeOrderForm(): ReactElement {
  return (
    <CustomerForm action="/checkout/freeorder" review={<OrderReview />}>
      <OrderButton />
    </CustomerForm>
  );
}

/** The form for an order that is paid outside a payment provider, by invoice for example. */
export function ManualPaymentForm(): ReactElement {
  return (
    <CustomerForm action="/checkout/manual_payment" review={<OrderReview />}>
      <OrderButton />
    </CustomerForm>
  );
}

/** What pays: the form that the snippet stands for, or the place of a provider's payment. */
export function PaymentArea(): ReactElement {
  const { texts } = useCheckoutContext();
  const { snippet, available_payment_types: types } = useCheckout((snapshot) => snapshot.data);
  const isLoaded = useCheckout((snapshot) => snapshot.isLoaded);
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const paymentError = useCheckout((snapshot) => snapshot.paymentError);
  const isUnchosen = useSelectedPayment() === null && types.length > 1;
  return (
    <div className="torg-payment-area">
      {paymentError !== null && <Alert tone="danger">{paymentError === "" ? texts.paymentFailed : paymentError}</Alert>}
      {isLoaded && snippet === null && isEnabled && <Alert tone="danger">{texts.noSnippet}</Alert>}
      {snippet === "free_order" && <FreeOrderForm />}
      {snippet !== "free_order" && isUnchosen && <p className="torg-payment-area__choose">{texts.choosePayment}</p>}
      {snippet === "manual_payment" && !isUnchosen && <ManualPaymentForm />}
    </div>
  );
}

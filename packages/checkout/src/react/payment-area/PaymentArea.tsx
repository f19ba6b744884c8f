import { Alert } from "@torg/ui";
import { lazy, Suspense, type ReactElement } from "react";
import { CustomerForm } from "../customer-form/CustomerForm.tsx";
import { useCheckout, useCheckoutContext, useIsLive } from "../CheckoutProvider.tsx";
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

/** Only those who pay through a provider load what that takes. */
const ProviderPayment = lazy(async () => {
  const { ProviderPayment: part } = await import("../provider-payment/ProviderPayment.tsx");
  return { default: part };
});

/** What pays: the form that the snippet stands for, or the place of a provider's payment. */
export function PaymentArea(): ReactElement {
  const { state, texts, addresses } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const { snippet, available_payment_types: types } = data;
  const isLoaded = useCheckout((snapshot) => snapshot.isLoaded);
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const paymentError = useCheckout((snapshot) => snapshot.paymentError);
  const isLive = useIsLive();
  const isUnchosen = useSelectedPayment() === null && types.length > 1;
  const isProvider = snippet && !isUnchosen && snippet !== "free_order" && snippet !== "manual_payment";
  return (
    <div className="torg-payment-area">
      {paymentError !== null && <Alert tone="danger">{paymentError === "" ? texts.paymentFailed : paymentError}</Alert>}
      {isLoaded && !snippet && isEnabled && <Alert tone="danger">{texts.noSnippet}</Alert>}
      {snippet === "free_order" && <FreeOrderForm />}
      {snippet !== "free_order" && isUnchosen && <p className="torg-payment-area__choose">{texts.choosePayment}</p>}
      {snippet === "manual_payment" && !isUnchosen && <ManualPaymentForm />}
      {isProvider && (
        <Suspense>
          {isLive && (
            <ProviderPayment {...{ state, data, isEnabled, texts }} terms={addresses.terms} review={<OrderReview />} />
          )}
        </Suspense>
      )}
    </div>
  );
}

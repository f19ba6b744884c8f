import { lazyPart } from "@torg/islands";
import { Alert, useHydrated } from "@torg/ui";
import { type ReactElement, type ReactNode } from "react";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { isOwnForm, isProviderForm, paymentForm } from "../../domain/paymentForm.ts";
import { CustomerForm } from "../customer-form/CustomerForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { OrderProblemSummary } from "../order-problems/OrderProblemSummary.tsx";
import { useLeadToProblem } from "../order-problems/useLeadToProblem.ts";
import { LoadingPayment } from "../provider-payment/LoadingPayment.tsx";
import { useOrderFingerprint } from "../useOrderFingerprint.ts";
import { useIsPaymentReady } from "./useIsPaymentReady.ts";
import { usePaymentErrors } from "./usePaymentErrors.ts";
import { OrderButton, OrderReview } from "./OrderReview.tsx";

/** One component for both, so that what is filled in stays when the order begins or ceases to cost anything. */
function OwnForm({ path }: { readonly path: string }): ReactElement {
  const { addresses } = useCheckoutContext();
  return (
    <CustomerForm action={addresses.backend(path)} review={<OrderReview />}>
      <OrderButton />
    </CustomerForm>
  );
}

/** The form for an order that costs nothing. */
export function FreeOrderForm(): ReactElement {
  return <OwnForm path={checkoutPaths.freeOrder} />;
}

/** The form for an order that is paid outside a payment provider, by invoice for example. */
export function ManualPaymentForm(): ReactElement {
  return <OwnForm path={checkoutPaths.manualPayment} />;
}

/** Loaded only for shoppers who pay through a provider. */
const ProviderPayment = lazyPart(
  async () => (await import("../provider-payment/ProviderPayment.tsx")).ProviderPayment,
  {
    fallback: LoadingPayment,
  },
);

/** Props of PaymentArea. */
export interface PaymentAreaProps {
  /** Shown without script in place of a provider's payment; needed only on the server. */
  readonly withoutScript?: ReactNode;
}

/** The payment: the form that the snippet stands for, or a provider's payment. */
export function PaymentArea({ withoutScript }: PaymentAreaProps): ReactElement {
  const { state, cart, texts, addresses } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const { paymentProblem: problem } = data;
  const form = paymentForm(data);
  const isLoaded = useCheckout((snapshot) => snapshot.isLoaded);
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const paymentError = useCheckout((snapshot) => snapshot.paymentError);
  const isLive = useHydrated();
  const shown = useOrderFingerprint();
  usePaymentErrors(state);
  useLeadToProblem();
  const isReady = useIsPaymentReady();
  const isAwaited = !isReady && data.selectedPaymentTypeId === null;
  const isMissing = isLoaded && isEnabled && form === null && !problem && !isAwaited;
  // The server's message says more than the general one.
  const errorText = paymentError || problem || (paymentError === null ? null : texts.paymentFailed);
  return (
    <div className="torg-payment-area">
      {errorText !== null && <Alert tone="danger">{errorText}</Alert>}
      {isMissing && <Alert tone="danger">{texts.noSnippet}</Alert>}
      <OrderProblemSummary block="payment" />
      {!isReady && <p className="torg-payment-area__choose">{texts.choosePayment}</p>}
      {isReady && isOwnForm(form) && (
        <OwnForm path={form === "free-order" ? checkoutPaths.freeOrder : checkoutPaths.manualPayment} />
      )}
      {isReady && isProviderForm(form) && (
        <>
          {/* Browsers with script do not parse `noscript`, so both sides match. */}
          {!isLive && <noscript>{withoutScript}</noscript>}
          {!isLive && <LoadingPayment texts={texts} />}
          {isLive && (
            <ProviderPayment {...{ state, cart, data, isEnabled, texts, addresses, shown }} review={<OrderReview />} />
          )}
        </>
      )}
    </div>
  );
}

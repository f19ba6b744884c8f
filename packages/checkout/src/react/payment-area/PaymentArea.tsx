import { later } from "@torg/islands";
import { Alert, useHydrated } from "@torg/ui";
import { type ReactElement, type ReactNode } from "react";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { CustomerForm } from "../customer-form/CustomerForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { OrderProblemSummary } from "../order-problems/OrderProblemSummary.tsx";
import { useShownOrder } from "../useShownOrder.ts";
import { isOwnForm } from "./isOwnForm.ts";
import { useIsPaymentReady } from "./useIsPaymentReady.ts";
import { usePaymentErrors } from "./usePaymentErrors.ts";
import { OrderButton, OrderReview } from "./OrderReview.tsx";

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

/** Only those who pay through a provider load what that takes. */
const ProviderPayment = later(async () => (await import("../provider-payment/ProviderPayment.tsx")).ProviderPayment);

/** Props of PaymentArea. */
export interface PaymentAreaProps {
  /** What a browser without script shows in place of a provider's payment; only the server has to give it. */
  readonly withoutScript?: ReactNode;
}

/** What pays: the form that the snippet stands for, or the place of a provider's payment. */
export function PaymentArea({ withoutScript }: PaymentAreaProps): ReactElement {
  const { state, cart, texts, addresses } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const { snippet, paymentProblem: problem } = data;
  const isLoaded = useCheckout((snapshot) => snapshot.isLoaded);
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const paymentError = useCheckout((snapshot) => snapshot.paymentError);
  const isLive = useHydrated();
  const shown = useShownOrder();
  usePaymentErrors(state);
  const isReady = useIsPaymentReady();
  const isOwn = isOwnForm(snippet);
  // What the server says of it is more than that something went wrong.
  const told = paymentError || problem || (paymentError === null ? null : texts.paymentFailed);
  return (
    <div className="torg-payment-area">
      {told !== null && <Alert tone="danger">{told}</Alert>}
      {isLoaded && !snippet && !problem && isEnabled && <Alert tone="danger">{texts.noSnippet}</Alert>}
      <OrderProblemSummary />
      {!isReady && <p className="torg-payment-area__choose">{texts.choosePayment}</p>}
      {isReady && isOwn && (
        <OwnForm path={snippet === "free_order" ? checkoutPaths.freeOrder : checkoutPaths.manualPayment} />
      )}
      {isReady && snippet && !isOwn && (
        <>
          {/* The browser never looks into it, so that both sides agree. */}
          {!isLive && <noscript>{withoutScript}</noscript>}
          {isLive && (
            <ProviderPayment {...{ state, cart, data, isEnabled, texts, addresses, shown }} review={<OrderReview />} />
          )}
        </>
      )}
    </div>
  );
}

import { useEffect, type ReactElement } from "react";
import { paymentForm } from "../../domain/paymentForm.ts";
import type { CheckoutState } from "../../state/checkoutState.ts";
import { laterCheckoutTexts } from "../../texts/laterSv.ts";
import { CardPayment } from "./CardPayment.tsx";
import { EmbeddedPayment } from "./EmbeddedPayment.tsx";
import type { ProviderPaymentProps } from "./ProviderPaymentProps.ts";

/** A page restored from the back/forward cache holds a payment that may be over, so it is reloaded. */
function useReloadOnRestore(state: CheckoutState): void {
  useEffect(() => {
    const open = ({ persisted }: PageTransitionEvent): void => {
      // Without the fragment: the browser would only scroll to it on the page already open.
      if (persisted) state.leave(window.location.pathname);
    };
    window.addEventListener("pageshow", open);
    return () => window.removeEventListener("pageshow", open);
  }, [state]);
}

/** Payment through a provider: its own checkout on this page, or the button to its own page. */
export function ProviderPayment(props: ProviderPaymentProps): ReactElement {
  const { handler, snippet } = props.data;
  const provider = { ...laterCheckoutTexts.provider, ...props.texts.later?.provider };
  useReloadOnRestore(props.state);
  return paymentForm(props.data) === "card-page" ? (
    <CardPayment {...props} provider={provider} />
  ) : (
    <EmbeddedPayment key={`${handler} ${snippet}`} {...props} provider={provider} />
  );
}

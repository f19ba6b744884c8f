import type { ReactElement } from "react";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { paymentTypeId } from "./paymentTypeId.ts";

/**
 * The way out of a checkout that a provider has left disabled, placed outside the disabled part. It links to the chosen
 * payment type, which the browser then focuses: by then the controls are enabled again. Nothing if there is no other
 * payment type, or the checkout is enabled.
 */
export function OtherPayment(): ReactElement | null {
  const { state, texts } = useCheckoutContext();
  const isLeft = useCheckout((snapshot) => snapshot.isPaymentMissing && !snapshot.checkoutIsEnabled);
  const data = useCheckout((snapshot) => snapshot.data);
  if (!isLeft || data.paymentTypes.length < 2) return null;
  return (
    <p className="torg-checkout-page__way-out">
      <a
        href={`#${paymentTypeId}${data.selectedPaymentTypeId ?? ""}`}
        onClick={() => state.checkout.setCheckoutIsEnabled(true)}
      >
        {texts.chooseOther}
      </a>
    </p>
  );
}

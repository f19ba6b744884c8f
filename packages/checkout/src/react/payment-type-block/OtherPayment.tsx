import { useEffect, useRef, type MouseEvent, type ReactElement } from "react";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { paymentTypeId } from "./paymentTypeId.ts";

/** Shows all ways to pay, with the focus on the chosen one, from which the arrow keys choose another. */
function showWays(chosen: HTMLElement): void {
  chosen.focus({ preventScroll: true });
  chosen.closest("section")?.scrollIntoView({ block: "start" });
}

/**
 * The way out of a checkout that a provider has left disabled, placed outside the disabled part: it leads to the ways
 * to pay. Nothing if there is no other payment type, or the checkout is enabled.
 */
export function OtherPayment(): ReactElement | null {
  const { state, texts } = useCheckoutContext();
  const isLeft = useCheckout((snapshot) => snapshot.isPaymentMissing && !snapshot.checkoutIsEnabled);
  const data = useCheckout((snapshot) => snapshot.data);
  const chosenId = `${paymentTypeId}${data.selectedPaymentTypeId ?? ""}`;
  const isPressed = useRef(false);
  // Only once the controls are enabled again can one of them take the focus.
  useEffect(() => {
    if (!isPressed.current || isLeft) return;
    isPressed.current = false;
    const chosen = document.getElementById(chosenId);
    if (chosen !== null) showWays(chosen);
  }, [isLeft, chosenId]);
  if (!isLeft || data.paymentTypes.length < 2) return null;
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    isPressed.current = true;
    state.checkout.setCheckoutIsEnabled(true);
  };
  return (
    <p className="torg-checkout-page__way-out">
      <a href={`#${chosenId}`} onClick={handleClick}>
        {texts.chooseOther}
      </a>
    </p>
  );
}

import type { ReactElement } from "react";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { useCheckoutCart } from "../useCheckoutCart.ts";
import { useWaiting } from "./useWaiting.ts";

/**
 * Announces to screen readers that the checkout is being updated, and afterwards the total and the amount left after
 * gift cards. Long waits and failed saves are visible to everyone.
 */
export function CheckoutStatus(): ReactElement {
  const { texts } = useCheckoutContext();
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const isUpdated = useCheckout((snapshot) => snapshot.isUpdated);
  const isLost = useCheckout((snapshot) => snapshot.isChoiceLost && snapshot.checkoutIsEnabled);
  const isSending = useCheckout((snapshot) => snapshot.orderPhase === "sending");
  const isMissing = useCheckout((snapshot) => snapshot.isPaymentMissing);
  const { summary } = useCheckoutCart();
  const waiting = useWaiting(!isEnabled && !isMissing);
  const { totalOre, includesVat, giftCardsOre, dueOre } = summary;
  const amountDue = giftCardsOre > 0 ? `. ${texts.orderTotal} ${texts.price(dueOre)}` : "";
  const updated = isUpdated ? texts.updated(texts.price(totalOre), includesVat) + amountDue : "";
  const doing = isSending ? texts.sending : texts.updating;
  const busy = waiting === "long" ? `${doing}. ${texts.takesLong}` : doing;
  const status = isEnabled ? updated : busy;
  const isSeen = isLost || waiting !== "short";
  return (
    <output
      className={isSeen ? "torg-checkout-page__status" : "torg-visually-hidden"}
      data-tone={isLost ? "danger" : undefined}
    >
      {isLost ? texts.choiceLost : status}
    </output>
  );
}

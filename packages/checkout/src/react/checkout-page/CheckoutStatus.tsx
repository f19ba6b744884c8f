import type { ReactElement } from "react";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { useCheckoutCart } from "../useCheckoutCart.ts";

/** Tells assistive technology that the checkout is being updated, and when it has been, the total and what gift cards leave of it. */
export function CheckoutStatus(): ReactElement {
  const { texts } = useCheckoutContext();
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const isUpdated = useCheckout((snapshot) => snapshot.isUpdated);
  const { summary } = useCheckoutCart();
  const { totalOre, includesVat, cardsOre, leftOre } = summary;
  const left = cardsOre > 0 ? `. ${texts.orderTotal} ${texts.price(leftOre)}` : "";
  const updated = isUpdated ? texts.updated(texts.price(totalOre), includesVat) + left : "";
  return <output className="torg-visually-hidden">{isEnabled ? updated : texts.updating}</output>;
}

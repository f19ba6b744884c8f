import type { ReactElement } from "react";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { useCheckoutCart } from "../useCheckoutCart.ts";

/** Tells assistive technology that the checkout is being updated, and the total when it has been. */
export function CheckoutStatus(): ReactElement {
  const { texts } = useCheckoutContext();
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const isUpdated = useCheckout((snapshot) => snapshot.isUpdated);
  const { summary } = useCheckoutCart();
  const updated = isUpdated ? texts.updated(texts.price(summary.totalOre), summary.includesVat) : "";
  return <output className="torg-visually-hidden">{isEnabled ? updated : texts.updating}</output>;
}

import type { ReactElement } from "react";
import { isPaymentAllowed, orderPaymentTypes } from "../../domain/paymentTypes.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** The ways to pay that the buyer may use, told before anything is filled in; nothing where nothing is paid. */
export function WaysToPay(): ReactElement | null {
  const { texts } = useCheckoutContext();
  const types = useCheckout((snapshot) => snapshot.data.paymentTypes);
  const customerType = useCheckout((snapshot) => snapshot.choices.customerType);
  const names = orderPaymentTypes(types)
    .filter((type) => isPaymentAllowed(type, customerType))
    .map((type) => type.name);
  return names.length === 0 ? null : <p className="torg-checkout-page__ways">{texts.waysToPay(names)}</p>;
}

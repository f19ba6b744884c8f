import { PaymentMarks } from "@torg/ui";
import type { ReactElement } from "react";
import { isPaymentAllowed, orderPaymentTypes, paymentKind } from "../../domain/paymentTypes.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** The payment types open to the buyer, shown before anything is filled in; nothing if nothing is paid. */
export function WaysToPay(): ReactElement | null {
  const { texts } = useCheckoutContext();
  const types = useCheckout((snapshot) => snapshot.data.paymentTypes);
  const customerType = useCheckout((snapshot) => snapshot.choices.customerType);
  const ways = orderPaymentTypes(types)
    .filter((type) => isPaymentAllowed(type, customerType))
    .map((type) => ({ name: type.name, kind: paymentKind(type), picture: type.image }));
  const label = texts.waysToPay(ways.map(({ name }) => name));
  return <PaymentMarks options={ways} aria-label={label} />;
}

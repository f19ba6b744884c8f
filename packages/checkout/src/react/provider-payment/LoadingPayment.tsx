import { Spinner } from "@torg/ui";
import type { ReactElement } from "react";
import type { ProviderPaymentProps } from "./ProviderPaymentProps.ts";

/** Shown in place of a provider's payment until it is there; without script it never comes. */
export function LoadingPayment({ texts }: Pick<ProviderPaymentProps, "texts">): ReactElement {
  return (
    <p className="torg-payment-area__loading">
      <Spinner />
      <span>{texts.loadingPayment}</span>
    </p>
  );
}

import { ConfirmationView } from "@torg/checkout";
import { isWithdrawable } from "@torg/checkout/domain";
import { offerConfirmationTexts } from "@torg/checkout/texts";
import type { ConfirmationPage as ConfirmationPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { WithdrawForm } from "./WithdrawForm.tsx";

/** Props of `ConfirmationPage`. */
export interface ConfirmationPageProps {
  readonly page: ConfirmationPageData;
  /** The shop takes requests for an offer: what it thanks for where the order itself is not told. */
  readonly isOffer: boolean;
}

/** Seconds until the page asks again whether the payment has gone through. */
const askAgainAfter = 4;

/** The page after an order, or after a payment whose order does not stand yet. */
export function ConfirmationPage({ page, isOffer }: ConfirmationPageProps): ReactNode {
  const { order_id: id, state, reference, order } = page;
  const texts = order === null && isOffer ? { texts: offerConfirmationTexts } : {};
  return (
    <>
      {state === "checking" && <meta httpEquiv="refresh" content={String(askAgainAfter)} />}
      <ConfirmationView orderId={id} state={state} reference={reference} order={order} {...texts}>
        {order !== null && isWithdrawable(order) && (
          <WithdrawForm name={order.name} order={{ order_name: order.order_name, order_email: order.email }} />
        )}
      </ConfirmationView>
    </>
  );
}

import { ConfirmationView } from "@torg/checkout";
import type { ConfirmationPage as ConfirmationPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { WithdrawForm } from "./WithdrawForm.tsx";

/** Props of `ConfirmationPage`. */
export interface ConfirmationPageProps {
  readonly page: ConfirmationPageData;
}

/** Seconds until the page asks again whether the payment has gone through. */
const askAgainAfter = 4;

/** The page after an order, or after a payment whose order does not stand yet. */
export function ConfirmationPage({ page }: ConfirmationPageProps): ReactNode {
  const { order_id: id, state, reference, order } = page;
  // Only consumers may withdraw, and only from what binds them.
  const isWithdrawable = order !== null && order.customer_type === "private" && !order.is_offer;
  return (
    <>
      {state === "checking" && <meta httpEquiv="refresh" content={String(askAgainAfter)} />}
      <ConfirmationView orderId={id} state={state} reference={reference} order={order}>
        {isWithdrawable && (
          <WithdrawForm name={order.name} order={{ order_name: order.order_name, order_email: order.email }} />
        )}
      </ConfirmationView>
    </>
  );
}

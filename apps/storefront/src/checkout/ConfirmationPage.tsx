import { ConfirmationView } from "@torg/checkout";
import { isWithdrawable } from "@torg/checkout/domain";
import { quoteCheckoutTexts } from "@torg/checkout/texts";
import type { ConfirmationPageData } from "@torg/pages/contract";
import { WithdrawForm } from "@torg/returns";
import { Button } from "@torg/ui";
import type { ReactNode } from "react";
import { pageMarks } from "../frame/pageMarks.ts";
import { paymentTexts } from "../texts/paymentTexts.ts";

/** Props of `ConfirmationPage`. */
export interface ConfirmationPageProps {
  readonly page: ConfirmationPageData;
  /** The shop takes requests for a quote: what it thanks for where the order itself is not told. */
  readonly isQuote: boolean;
}

/** The page after an order, or after a payment whose order does not stand yet. */
export function ConfirmationPage({ page, isQuote }: ConfirmationPageProps): ReactNode {
  const { orderId: id, state, reference, order } = page;
  const texts = order === null && isQuote ? { texts: quoteCheckoutTexts } : {};
  return (
    <ConfirmationView orderId={id} state={state} reference={reference} order={order} {...texts}>
      {order !== null && isWithdrawable(order) && (
        <WithdrawForm name={order.name} order={{ orderNumber: order.orderNumber, orderEmail: order.email }} />
      )}
      {state === "checking" && (
        <form method="get" data-wire={pageMarks.checkAgain}>
          <Button type="submit">{paymentTexts.checkAgain}</Button>
        </form>
      )}
    </ConfirmationView>
  );
}

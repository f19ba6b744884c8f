import { OrderProgress } from "@torg/account";
import { hasProgressed } from "@torg/account/domain";
import { AppPaymentView, ConfirmationView } from "@torg/checkout";
import { paymentStateCall } from "@torg/checkout/contract";
import { isWithdrawable } from "@torg/checkout/domain";
import { laterCheckoutTexts, quoteCheckoutTexts } from "@torg/checkout/texts";
import type { ConfirmationPageData } from "@torg/pages/contract";
import { RecallNotices, WithdrawForm } from "@torg/returns";
import { Button } from "@torg/ui";
import type { ReactNode } from "react";
import { pageMarks } from "../awake/pageMarks.ts";

/** Props of `ConfirmationPage`. */
export interface ConfirmationPageProps {
  readonly page: ConfirmationPageData;
  /** The shop takes quote requests: chooses the thank-you text when the order itself is not shown. */
  readonly isQuote: boolean;
}

/** The page after an order, or after a payment whose order is not final yet. */
export function ConfirmationPage({ page, isQuote }: ConfirmationPageProps): ReactNode {
  const { orderId: id, state, reference, order, progress, app } = page;
  const progressProps =
    progress !== null && hasProgressed(progress) ? { progress: <OrderProgress progress={progress} /> } : {};
  const watched = app === null ? {} : { "data-watch": paymentStateCall.path.replace("{reference}", app.reference) };
  const lookAgain = (
    <form method="get" data-wire={pageMarks.checkAgain} {...watched}>
      <Button type="submit">{laterCheckoutTexts.around.checkAgain}</Button>
    </form>
  );
  if (app !== null) return <AppPaymentView payment={app}>{lookAgain}</AppPaymentView>;
  // For a payment that waits in an app, this part comes with the app's own.
  if (state === "waiting" || state === "failed") return null;
  const texts = order === null && isQuote ? { texts: quoteCheckoutTexts } : {};
  return (
    <>
      <RecallNotices recalls={page.recalls ?? []} />
      <ConfirmationView orderId={id} state={state} reference={reference} order={order} {...progressProps} {...texts}>
        {order !== null && isWithdrawable(order) && (
          <WithdrawForm name={order.name} order={{ orderNumber: order.orderNumber, orderEmail: order.email }} />
        )}
        {state === "checking" && lookAgain}
      </ConfirmationView>
    </>
  );
}

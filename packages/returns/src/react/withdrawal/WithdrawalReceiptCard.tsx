import { formatDate } from "@torg/format";
import type { ReactElement } from "react";
import type { WithdrawalReceipt } from "../../domain/withdrawal.ts";
import { useReturnsTexts } from "../ReturnsProvider.tsx";
import { ReceiptCard } from "../receipt/ReceiptCard.tsx";

/** Props of WithdrawalReceiptCard. */
export interface WithdrawalReceiptCardProps {
  readonly receipt: WithdrawalReceipt;
}

/** The receipt of a withdrawal: that and when the shop received it, and its content; then what happens next. */
export function WithdrawalReceiptCard({ receipt }: WithdrawalReceiptCardProps): ReactElement {
  const { withdrawal: texts } = useReturnsTexts();
  const { declaredAt: moment, lines } = receipt;
  return (
    <div className="torg-withdrawal">
      <ReceiptCard
        id="withdrawal-receipt"
        heading={texts.receipt}
        lines={lines.map(({ productId: id, quantity, name }) => ({ id, text: texts.line(quantity, name) }))}
        items={[
          {
            id: "received",
            term: texts.received,
            details: <time dateTime={moment}>{texts.moment(formatDate(moment), formatDate(moment, "time"))}</time>,
          },
          { id: "number", term: texts.number, details: receipt.withdrawalId },
          { id: "orderNumber", term: texts.orderNumber, details: receipt.orderNumber },
          { id: "name", term: texts.name, details: receipt.name },
          { id: "email", term: texts.email, details: receipt.email },
          { id: "scope", term: texts.scope, details: receipt.isWholeOrder ? texts.whole : texts.part },
        ]}
      >
        <p>{texts.statement}</p>
      </ReceiptCard>
      <p>
        {texts.mailed(receipt.email)} {texts.print}
      </p>
      <section aria-labelledby="withdrawal-after">
        <h2 id="withdrawal-after">{texts.after}</h2>
        <ol className="torg-withdrawal__after">
          {texts.afterSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

import { formatDate } from "@torg/format";
import { DefinitionList } from "@torg/ui";
import type { ReactElement } from "react";
import type { WithdrawalReceipt } from "../../domain/index.ts";
import { withdrawalTexts as texts } from "../../texts/index.ts";

/** Props of WithdrawalReceiptCard. */
export interface WithdrawalReceiptCardProps {
  readonly receipt: WithdrawalReceipt;
}

/** The receipt of a withdrawal: that the shop got it, when, and what it said; then what happens next. */
export function WithdrawalReceiptCard({ receipt }: WithdrawalReceiptCardProps): ReactElement {
  const { declared_at: moment, lines } = receipt;
  return (
    <div className="torg-withdrawal">
      <section className="torg-withdrawal__card" data-receipt="" aria-labelledby="withdrawal-receipt">
        <h2 id="withdrawal-receipt">{texts.receipt}</h2>
        <p>{texts.statement}</p>
        <DefinitionList
          items={[
            {
              id: "received",
              term: texts.received,
              details: <time dateTime={moment}>{texts.moment(formatDate(moment), formatDate(moment, "time"))}</time>,
            },
            { id: "number", term: texts.number, details: receipt.withdrawal_id },
            { id: "orderNumber", term: texts.orderNumber, details: receipt.order_name },
            { id: "name", term: texts.name, details: receipt.name },
            { id: "email", term: texts.email, details: receipt.email },
            { id: "scope", term: texts.scope, details: receipt.is_whole_order ? texts.whole : texts.part },
          ]}
        />
        <ul className="torg-withdrawal__lines">
          {lines.map(({ product_id: id, quantity, name }) => (
            <li key={id}>{texts.line(quantity, name)}</li>
          ))}
        </ul>
      </section>
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

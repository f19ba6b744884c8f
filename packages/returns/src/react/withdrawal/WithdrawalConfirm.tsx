import { Button, DefinitionList, noFlash, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { quantityField, returnFields } from "../../contract/returnFields.ts";
import { confirmWithdrawalCall, startWithdrawalCall } from "../../contract/withdrawalCalls.ts";
import type { ReturnOrder } from "../../domain/returnOrder.ts";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";
import { ReturnLines } from "../return-lines/ReturnLines.tsx";

/** Props of WithdrawalConfirm. */
export interface WithdrawalConfirmProps {
  /** Name of the buyer. */
  readonly name: string;
  readonly order: ReturnOrder;
  readonly flash?: FormFlash | null;
}

/** The second step of a withdrawal: a summary, and the button that declares it. A plain form. */
export function WithdrawalConfirm({ name, order, flash }: WithdrawalConfirmProps): ReactElement {
  const { backend } = useReturnsAddresses();
  const { withdrawal: texts } = useReturnsTexts();
  const { values, errors } = flash ?? noFlash;
  return (
    <form className="torg-withdrawal" method="post" action={backend(confirmWithdrawalCall.path)}>
      <p className="torg-withdrawal__step">{texts.step(2)}</p>
      <input type="hidden" name={returnFields.returnTo} value={backend(confirmWithdrawalCall.path)} />
      <section className="torg-withdrawal__card" aria-labelledby="withdrawal-summary">
        <h2 id="withdrawal-summary">{texts.summary}</h2>
        <p>{texts.statement}</p>
        <DefinitionList
          items={[
            { id: "name", term: texts.name, details: name },
            { id: "orderNumber", term: texts.orderNumber, details: order.orderNumber },
            { id: "email", term: texts.email, details: order.orderEmail },
          ]}
        />
      </section>
      <ReturnLines
        lines={order.products}
        words={{ legend: texts.lines, hint: texts.linesHint, bought: texts.boughtCount }}
        chosen={({ productId: id, quantity }) => Number(values[quantityField(id)] ?? quantity)}
        error={errors[returnFields.products]?.join(" ")}
      />
      <div className="torg-withdrawal__actions">
        <Button type="submit" variant="primary">
          {texts.confirm}
        </Button>
        <a href={backend(startWithdrawalCall.path)}>{texts.change}</a>
      </div>
    </form>
  );
}

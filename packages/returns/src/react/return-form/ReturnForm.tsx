import { Alert } from "@torg/ui";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { useReturnsTexts } from "../ReturnsProvider.tsx";
import { CaseForm } from "./CaseForm.tsx";
import { CaseThanks } from "./CaseThanks.tsx";
import { LookupForm } from "./LookupForm.tsx";
import type { ReturnFormProps } from "./ReturnFormProps.ts";

/**
 * Registers a return or a complaint: first the order is looked up, then the case is reported. Works as plain forms,
 * too.
 */
export function ReturnForm(props: ReturnFormProps): ReactElement {
  const { state, orderId } = props;
  const texts = useReturnsTexts();
  const { failure, thanks, order } = useStore(state);
  if (thanks !== null) {
    return (
      <Alert tone="positive">
        <CaseThanks state={state} />
      </Alert>
    );
  }
  const told = failure !== null && <Alert tone="danger">{failure.serverMessage ?? texts.failed}</Alert>;
  return (
    <div className="torg-return-form" data-order={orderId ?? undefined}>
      <p className="torg-return-form__right">{texts.complaintRight}</p>
      <LookupForm {...props} />
      {order === null && told}
      <CaseForm {...props} />
      {order !== null && told}
    </div>
  );
}

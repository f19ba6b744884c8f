import { ColumnPage, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import type { ReturnOrder } from "../../domain/returnOrder.ts";
import type { WithdrawalReceipt } from "../../domain/withdrawal.ts";
import { useReturnsTexts } from "../ReturnsProvider.tsx";
import { WithdrawalConfirm } from "./WithdrawalConfirm.tsx";
import { WithdrawalExceptions } from "./WithdrawalExceptions.tsx";
import { WithdrawalReceiptCard } from "./WithdrawalReceiptCard.tsx";
import { WithdrawalStart } from "./WithdrawalStart.tsx";

/** Props of WithdrawalPage. */
export interface WithdrawalPageProps {
  readonly step: "start" | "confirm" | "done";
  /** Name of the buyer, as far as it is known. */
  readonly name: string;
  /** The order, as far as it is known; the second step needs it. */
  readonly order: ReturnOrder | null;
  /** The declared withdrawal; the last step needs it. */
  readonly receipt: WithdrawalReceipt | null;
  /** The refused form of this step; null when it is new. */
  readonly flash?: FormFlash | null;
}

function Step({ step, name, order, receipt, flash }: WithdrawalPageProps): ReactElement {
  if (step === "done" && receipt !== null) return <WithdrawalReceiptCard receipt={receipt} />;
  if (step === "confirm" && order !== null)
    return <WithdrawalConfirm name={name} order={order} flash={flash ?? null} />;
  return (
    <WithdrawalStart
      name={name}
      orderNumber={order?.orderNumber ?? ""}
      orderEmail={order?.orderEmail ?? ""}
      flash={flash ?? null}
    />
  );
}

/** The withdrawal from a purchase in two plain forms and a receipt; it works without script. */
export function WithdrawalPage(props: WithdrawalPageProps): ReactElement {
  const { step } = props;
  const { heading, lead, confirmLead } = useReturnsTexts().withdrawal;
  const leads = { start: lead, confirm: confirmLead, done: undefined };
  return (
    <ColumnPage heading={heading[step]} lead={leads[step]}>
      <Step {...props} />
      {step === "start" ? <WithdrawalExceptions /> : null}
    </ColumnPage>
  );
}

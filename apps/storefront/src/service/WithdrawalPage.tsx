import { withdrawalPath } from "@torg/format/addresses";
import type { WithdrawalPageData } from "@torg/pages/contract";
import { WithdrawalConfirm, WithdrawalReceiptCard, WithdrawalStart } from "@torg/returns";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { pageFlash } from "../flash/pageFlash.ts";

/** Props of `WithdrawalPage`. */
export interface WithdrawalPageProps {
  readonly page: WithdrawalPageData;
}

const texts = serviceTexts.withdrawal;

function step({ step: place, name, order, receipt, draft }: WithdrawalPageData): ReactNode {
  if (place === "done" && receipt !== null) return <WithdrawalReceiptCard receipt={receipt} />;
  if (place === "confirm" && order !== null) {
    const flash = pageFlash(draft, [`${withdrawalPath}/bekrafta`]);
    return <WithdrawalConfirm name={name} order={order} flash={flash} />;
  }
  return (
    <WithdrawalStart
      name={name}
      orderNumber={order?.orderNumber ?? ""}
      orderEmail={order?.orderEmail ?? ""}
      flash={pageFlash(draft, [withdrawalPath])}
    />
  );
}

/** What cannot be withdrawn from; it is taken all the same. */
function Exceptions(): ReactNode {
  const { lead, list, note } = texts.exceptions;
  return (
    <aside className="torg-service-page__aside">
      <p>{lead}</p>
      <ul>
        {list.map((exception) => (
          <li key={exception}>{exception}</li>
        ))}
      </ul>
      <p>{note}</p>
    </aside>
  );
}

/** The withdrawal from a purchase in two plain forms and a receipt; it needs no script. */
export function WithdrawalPage({ page }: WithdrawalPageProps): ReactNode {
  const leads = { start: texts.lead, confirm: texts.confirmLead, done: null };
  const lead = leads[page.step];
  return (
    <div className="torg-service-page">
      <h1>{texts[page.step]}</h1>
      {lead === null ? null : <p className="torg-lead">{lead}</p>}
      {step(page)}
      {page.step === "start" ? <Exceptions /> : null}
    </div>
  );
}

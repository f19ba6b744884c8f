import { formatDate } from "@torg/format";
import type { ReactElement } from "react";
import type { CaseReceipt } from "../../domain/caseReceipt.ts";
import { useReturnsTexts } from "../ReturnsProvider.tsx";
import { ReceiptCard } from "./ReceiptCard.tsx";

/** Props of CaseReceiptCard. */
export interface CaseReceiptCardProps {
  readonly receipt: CaseReceipt;
}

/**
 * The receipt of a return or complaint: its number, when the shop received it, and its content; then what happens next.
 */
export function CaseReceiptCard({ receipt }: CaseReceiptCardProps): ReactElement {
  const { receipt: texts } = useReturnsTexts();
  const { receivedAt: moment, message, images, lines } = receipt;
  return (
    <div className="torg-withdrawal">
      <ReceiptCard
        id="case-receipt"
        heading={texts.heading(receipt.caseId)}
        lines={lines.map(({ productId: id, quantity, name }) => ({ id, text: texts.line(quantity, name) }))}
        items={[
          { id: "kind", term: texts.kind, details: receipt.kind },
          {
            id: "received",
            term: texts.received,
            details: <time dateTime={moment}>{texts.moment(formatDate(moment), formatDate(moment, "time"))}</time>,
          },
          { id: "orderNumber", term: texts.orderNumber, details: receipt.orderNumber },
          { id: "email", term: texts.email, details: receipt.email },
          ...(images === 0 ? [] : [{ id: "images", term: texts.images, details: images }]),
        ]}
      >
        {message !== "" && <p className="torg-receipt__said">{message}</p>}
      </ReceiptCard>
      <p>
        {receipt.isMailed === false ? texts.unmailed : texts.mailed(receipt.email)} {texts.next}
      </p>
    </div>
  );
}

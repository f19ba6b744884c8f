import type { ReactElement } from "react";
import type { AccountCreditNote } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of CreditNotes. */
export interface CreditNotesProps {
  readonly creditNotes: readonly AccountCreditNote[];
}

/** The credit notes of an order; nothing if there are none. */
export function CreditNotes({ creditNotes }: CreditNotesProps): ReactElement | null {
  const ordersTexts = useAccountContext().texts.orders;
  if (creditNotes.length === 0) return null;
  return (
    <div className="torg-order-part">
      <h3>{ordersTexts.creditNotes}</h3>
      <ul>
        {creditNotes.map(({ number, totalOre, createdAt }) => (
          <li key={number}>
            {ordersTexts.creditNote(number, ordersTexts.price(totalOre), ordersTexts.date(createdAt))}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactElement } from "react";
import { useReturnsTexts } from "../ReturnsProvider.tsx";

/** Goods exempt from withdrawal; the form accepts a declaration for them all the same. */
export function WithdrawalExceptions(): ReactElement {
  const { lead, list, note } = useReturnsTexts().withdrawal.exceptions;
  return (
    <aside className="torg-withdrawal-exceptions">
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

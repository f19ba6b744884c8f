import { DefinitionList } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { AccountOrder } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { CreditNotes } from "./CreditNotes.tsx";
import { refundFacts, stateFact } from "./orderFacts.ts";
import { OrderShipments } from "./OrderShipments.tsx";

/** Props of OrderCard. */
export interface OrderCardProps {
  readonly order: AccountOrder;
  /** Actions for the order. */
  readonly children?: ReactNode;
}

/** One order in a list: date, goods, total, and its cases. */
export function OrderCard({ order, children }: OrderCardProps): ReactElement {
  const words = useAccountContext().texts.orders;
  return (
    <li className="torg-order-card">
      <h2>{words.order(order.orderName)}</h2>
      <DefinitionList
        items={[
          { id: "ordered", term: words.ordered, details: words.date(order.orderedAt) },
          stateFact(order, words),
          { id: "total", term: words.total, details: words.price(order.totalOre) },
          ...refundFacts(order, words),
        ]}
      />
      <ul>
        {order.lines.map((line) => (
          <li key={line.name}>{words.line(line.quantity, line.name)}</li>
        ))}
      </ul>
      <OrderShipments shipments={order.shipments} />
      <CreditNotes creditNotes={order.creditNotes} />
      {order.cases.length > 0 && (
        <div className="torg-order-part">
          <h3>{words.cases}</h3>
          <ul>
            {order.cases.map(({ number, kind, receivedAt }) => (
              <li key={`${kind} ${number}`}>{words.case(number, kind, words.date(receivedAt))}</li>
            ))}
          </ul>
        </div>
      )}
      {order.receiptUrl !== "" && (
        <a
          className="torg-order-card__receipt"
          href={order.receiptUrl}
          aria-label={words.receiptLabel(order.orderName)}
        >
          {words.receipt}
        </a>
      )}
      {children === undefined ? null : <div className="torg-order-card__ways">{children}</div>}
    </li>
  );
}

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
  const ordersTexts = useAccountContext().texts.orders;
  return (
    <li className="torg-order-card">
      <h2>{ordersTexts.order(order.orderName)}</h2>
      <DefinitionList
        items={[
          { id: "ordered", term: ordersTexts.ordered, details: ordersTexts.date(order.orderedAt) },
          stateFact(order, ordersTexts),
          { id: "total", term: ordersTexts.total, details: ordersTexts.price(order.totalOre) },
          ...refundFacts(order, ordersTexts),
        ]}
      />
      <ul>
        {order.lines.map((line) => (
          <li key={line.name}>{ordersTexts.line(line.quantity, line.name)}</li>
        ))}
      </ul>
      <OrderShipments shipments={order.shipments} />
      <CreditNotes creditNotes={order.creditNotes} />
      {order.cases.length > 0 && (
        <div className="torg-order-part">
          <h3>{ordersTexts.cases}</h3>
          <ul>
            {order.cases.map(({ number, kind, receivedAt }) => (
              <li key={`${kind} ${number}`}>{ordersTexts.case(number, kind, ordersTexts.date(receivedAt))}</li>
            ))}
          </ul>
        </div>
      )}
      {order.receiptUrl !== "" && (
        <a
          className="torg-order-card__receipt"
          href={order.receiptUrl}
          aria-label={ordersTexts.receiptLabel(order.orderName)}
        >
          {ordersTexts.receipt}
        </a>
      )}
      {children === undefined ? null : <div className="torg-order-card__ways">{children}</div>}
    </li>
  );
}

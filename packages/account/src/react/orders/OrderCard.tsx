import { DefinitionList } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { readOrderState, type AccountOrder } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of OrderCard. */
export interface OrderCardProps {
  readonly order: AccountOrder;
  /** What can be done about the order. */
  readonly children?: ReactNode;
}

/** One order in a list of them: when, what and how much, and the cases about it. */
export function OrderCard({ order, children }: OrderCardProps): ReactElement {
  const words = useAccountContext().texts.orders;
  const state = readOrderState(order.state);
  return (
    <li className="torg-order-card">
      <h2>{words.order(order.orderName)}</h2>
      <DefinitionList
        items={[
          { id: "ordered", term: words.ordered, details: words.date(order.orderedAt) },
          { id: "state", term: words.state, details: state === null ? order.state : words.states[state] },
          { id: "total", term: words.total, details: words.price(order.totalOre) },
        ]}
      />
      <ul className="torg-order-card__lines">
        {order.lines.map((line) => (
          <li key={line.name}>{words.line(line.quantity, line.name)}</li>
        ))}
      </ul>
      {order.cases.length > 0 && (
        <>
          <h3>{words.cases}</h3>
          <ul className="torg-order-card__lines">
            {order.cases.map(({ number, kind, receivedAt }) => (
              <li key={`${kind} ${number}`}>{words.case(number, kind, words.date(receivedAt))}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </li>
  );
}

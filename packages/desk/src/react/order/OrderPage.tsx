import { phoneHref } from "@torg/format";
import { ColumnPage, Section } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages } from "../../contract/deskPaths.ts";
import type { DeskOrder } from "../../domain/deskOrder.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { StateBadge } from "../order-list/StateBadge.tsx";
import { OrderTasks, type RefusedTask } from "../tasks/OrderTasks.tsx";
import { OrderTimeline } from "../timeline/OrderTimeline.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderMoney } from "./OrderMoney.tsx";

/** Props of OrderPage. */
export interface OrderPageProps {
  readonly order: DeskOrder;
  /** A refused form, which is open and shows its errors. */
  readonly refused?: RefusedTask | null;
}

function Buyer({ order }: { readonly order: DeskOrder }): ReactElement {
  const orderTexts = useDeskContext().texts.order;
  const { name, email, mobile, address } = order.buyer;
  return (
    <>
      <p className="torg-desk-contact">
        <span>{name}</span>
        {email !== "" && (
          <a className="torg-desk-link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        {mobile !== "" && (
          <a className="torg-desk-link" href={phoneHref(mobile)}>
            {mobile}
          </a>
        )}
      </p>
      <h3>{orderTexts.delivery}</h3>
      <p className="torg-desk-address">{[order.delivery, ...address].filter((part) => part !== "").join("\n")}</p>
      {order.message !== "" && (
        <>
          <h3>{orderTexts.message}</h3>
          <p className="torg-desk-address">{order.message}</p>
        </>
      )}
    </>
  );
}

/** An order at the desk: its lines, tasks, buyer, money, and history. */
export function OrderPage({ order, refused = null }: OrderPageProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const orderTexts = texts.order;
  return (
    <ColumnPage width="full" heading={orderTexts.heading(order.number)}>
      <p className="torg-desk-order__state">
        <StateBadge state={order.state} /> {texts.moment(order.placedAt)}
      </p>
      <div className="torg-desk-order">
        <div>
          <Section id="tasks" heading={orderTexts.tasks}>
            <OrderTasks order={order} refused={refused} />
          </Section>
          <Section id="lines" heading={orderTexts.lines}>
            <OrderLines lines={order.lines} />
          </Section>
        </div>
        <div className="torg-desk-order__beside">
          <Section id="buyer" heading={orderTexts.buyer}>
            <Buyer order={order} />
          </Section>
          <Section id="money" heading={texts.money.heading}>
            <OrderMoney order={order} />
          </Section>
        </div>
        <Section id="timeline" heading={texts.timeline.heading}>
          <OrderTimeline events={order.events} />
        </Section>
      </div>
      <p>
        <a className="torg-desk-link" href={addresses.page(deskPages.orders)}>
          {orderTexts.back}
        </a>
      </p>
    </ColumnPage>
  );
}

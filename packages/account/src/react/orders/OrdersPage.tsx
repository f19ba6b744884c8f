import { ColumnPage, LinkButton } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { AccountOrder } from "../../domain/index.ts";
import { AccountHead } from "../account-head/AccountHead.tsx";
import { useAccountContext } from "../AccountProvider.tsx";
import { OrderCard } from "./OrderCard.tsx";

/** Props of OrdersPage. */
export interface OrdersPageProps {
  /** Who is logged in; empty where the name is not known. */
  readonly name: string;
  readonly email: string;
  /** The newest first. */
  readonly orders: readonly AccountOrder[];
  /** What can be done about an order, at the foot of its card. */
  readonly renderActions?: (order: AccountOrder) => ReactNode;
}

/** The page of an account with the purchases of who is logged in. */
export function OrdersPage({ name, email, orders, renderActions }: OrdersPageProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const words = texts.orders;
  return (
    <ColumnPage heading={words.heading} head={<AccountHead name={name} email={email} current="orders" />}>
      {orders.length === 0 ? (
        <div className="torg-account-orders">
          <p>{words.none}</p>
          <LinkButton href={addresses.home} variant="primary">
            {words.shop}
          </LinkButton>
        </div>
      ) : (
        <ul className="torg-account-orders">
          {orders.map((order) => (
            <OrderCard key={order.orderName} order={order}>
              {renderActions?.(order)}
            </OrderCard>
          ))}
        </ul>
      )}
    </ColumnPage>
  );
}

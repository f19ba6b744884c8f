import { ColumnPage, packageIcon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { AccountOrder } from "../../domain/index.ts";
import { AccountHead } from "../account-head/AccountHead.tsx";
import { useAccountContext } from "../AccountProvider.tsx";
import { NothingYet, type WayOn } from "../nothing-yet/NothingYet.tsx";
import { OrderCard } from "./OrderCard.tsx";

/** Props of OrdersPage. */
export interface OrdersPageProps {
  /** Who is logged in; empty where the name is not known. */
  readonly name: string;
  readonly email: string;
  /** The newest first. */
  readonly orders: readonly AccountOrder[];
  /** Departments of the shop to go on to while there is no order. Default: none. */
  readonly ways?: readonly WayOn[];
  /** What can be done about an order, at the foot of its card. */
  readonly renderActions?: (order: AccountOrder) => ReactNode;
}

/** The page of an account with the purchases of who is logged in. */
export function OrdersPage({ name, email, orders, ways = [], renderActions }: OrdersPageProps): ReactElement {
  const { texts } = useAccountContext();
  const words = texts.orders;
  return (
    <ColumnPage width="wide" heading={words.heading} head={<AccountHead name={name} email={email} current="orders" />}>
      {orders.length === 0 ? (
        <NothingYet icon={packageIcon} words={words.none} ways={ways} />
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

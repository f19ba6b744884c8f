import { ColumnPage, packageIcon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { AccountOrder } from "../../domain/index.ts";
import { AccountHead } from "../account-head/AccountHead.tsx";
import { useAccountContext } from "../AccountProvider.tsx";
import { NothingYet, type ContinueLink } from "../nothing-yet/NothingYet.tsx";
import { OrderCard } from "./OrderCard.tsx";

/** Props of OrdersPage. */
export interface OrdersPageProps {
  /** The logged-in customer's name; empty if it is not known. */
  readonly name: string;
  readonly email: string;
  /** Newest first. */
  readonly orders: readonly AccountOrder[];
  /** Departments of the shop to link to while there are no orders. Default: none. */
  readonly links?: readonly ContinueLink[];
  /** Actions for an order, at the bottom of its card. */
  readonly renderActions?: (order: AccountOrder) => ReactNode;
}

/** The account page with the logged-in customer's orders. */
export function OrdersPage({ name, email, orders, links = [], renderActions }: OrdersPageProps): ReactElement {
  const { texts } = useAccountContext();
  const ordersTexts = texts.orders;
  return (
    <ColumnPage
      width="wide"
      heading={ordersTexts.heading}
      head={<AccountHead name={name} email={email} current="orders" />}
    >
      {orders.length === 0 ? (
        <NothingYet icon={packageIcon} words={ordersTexts.none} links={links} />
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

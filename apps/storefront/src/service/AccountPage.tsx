import { OrdersPage } from "@torg/account";
import type { AccountPageData } from "@torg/pages/contract";
import { OrderReturns } from "@torg/returns";
import type { ReactNode } from "react";

/** Props of `AccountPage`. */
export interface AccountPageProps {
  readonly page: AccountPageData;
}

/** The orders of who is logged in, each with the ways to step back from it. */
export function AccountPage({ page }: AccountPageProps): ReactNode {
  const { name, email, orders } = page;
  return (
    <OrdersPage
      {...{ name, email, orders }}
      renderActions={({ orderName: orderNumber, orderEmail }) => (
        <OrderReturns name={name === "" ? email : name} order={{ orderNumber, orderEmail }} />
      )}
    />
  );
}

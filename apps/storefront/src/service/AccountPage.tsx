import { BuyAgainForm, OrdersPage } from "@torg/account";
import type { AccountPageData } from "@torg/pages/contract";
import { OrderReturns, RecallNotices } from "@torg/returns";
import type { ReactNode } from "react";

/** Props of `AccountPage`. */
export interface AccountPageProps {
  readonly page: AccountPageData;
}

/** The orders of the logged-in customer, each with links to buy it again and to withdraw from it. */
export function AccountPage({ page }: AccountPageProps): ReactNode {
  const { name, email, orders, layout, recalls = [] } = page;
  return (
    <>
      <RecallNotices recalls={recalls} />
      <OrdersPage
        {...{ name, email, orders }}
        links={layout.categories}
        renderActions={({ orderName: orderNumber, orderEmail, isWithdrawable }) => (
          <>
            <BuyAgainForm orderName={orderNumber} />
            <OrderReturns
              {...{ isWithdrawable }}
              name={name === "" ? email : name}
              order={{ orderNumber, orderEmail }}
            />
          </>
        )}
      />
    </>
  );
}

import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of BuyAgainForm. */
export interface BuyAgainFormProps {
  /** The order number that the buyer knows. */
  readonly orderName: string;
}

/** Puts the goods of an order into the cart again; a plain form. */
export function BuyAgainForm({ orderName }: BuyAgainFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const ordersTexts = texts.orders;
  return (
    <form method="post" action={addresses.backend(accountPaths.buyAgain)}>
      <input type="hidden" name={accountFields.orderName} value={orderName} />
      <Button type="submit" aria-label={ordersTexts.buyAgainLabel(orderName)}>
        {ordersTexts.buyAgain}
      </Button>
    </form>
  );
}

import { withdrawalPath } from "@torg/format/addresses";
import { Button } from "@torg/ui";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";

/** Props of `WithdrawForm`. */
export interface WithdrawFormProps {
  /** Who has bought. */
  readonly name: string;
  readonly order: { readonly orderName: string; readonly orderEmail: string };
  /** What else stands beside the button. */
  readonly children?: ReactNode;
}

/** Begins the withdrawal from an order that is known already; nothing of it stands in an address. */
export function WithdrawForm({ name, order, children }: WithdrawFormProps): ReactNode {
  const { withdraw, order: title } = serviceTexts.account;
  return (
    <form className="torg-withdraw-form" method="post" action={withdrawalPath}>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="order_name" value={order.orderName} />
      <input type="hidden" name="order_email" value={order.orderEmail} />
      <Button type="submit" aria-label={`${withdraw}, ${title(order.orderName)}`}>
        {withdraw}
      </Button>
      {children}
    </form>
  );
}

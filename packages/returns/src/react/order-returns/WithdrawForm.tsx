import { Button } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { returnFields } from "../../contract/returnFields.ts";
import { startWithdrawalCall } from "../../contract/withdrawalCalls.ts";
import type { ReturnOrder } from "../../domain/returnOrder.ts";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";

/** Props of WithdrawForm. */
export interface WithdrawFormProps {
  /** Name of the buyer. */
  readonly name: string;
  readonly order: Pick<ReturnOrder, "orderNumber" | "orderEmail">;
  /** Content beside the button. */
  readonly children?: ReactNode;
}

/**
 * Starts the withdrawal from a known order; its data are posted, so that none of them is in an address. A plain form.
 */
export function WithdrawForm({ name, order, children }: WithdrawFormProps): ReactElement {
  const { withdrawLink, found } = useReturnsTexts();
  const { backend } = useReturnsAddresses();
  return (
    <form className="torg-withdraw-form" method="post" action={backend(startWithdrawalCall.path)}>
      <input type="hidden" name={returnFields.name} value={name} />
      <input type="hidden" name={returnFields.orderNumber} value={order.orderNumber} />
      <input type="hidden" name={returnFields.orderEmail} value={order.orderEmail} />
      <Button type="submit" aria-label={`${withdrawLink}, ${found(order.orderNumber)}`}>
        {withdrawLink}
      </Button>
      {children}
    </form>
  );
}

import type { ReactElement } from "react";
import { returnFormAddress } from "../../contract/returnFormAddress.ts";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";
import { WithdrawForm, type WithdrawFormProps } from "./WithdrawForm.tsx";

/** Props of OrderReturns. */
export interface OrderReturnsProps extends Omit<WithdrawFormProps, "children"> {
  /** Whether its buyer may withdraw from it; companies may not. Default: yes. */
  readonly isWithdrawable?: boolean;
}

/** Actions on an order shown: withdrawal, and the form for its returns and complaints. */
export function OrderReturns({ name, order, isWithdrawable = true }: OrderReturnsProps): ReactElement {
  const { complain, found } = useReturnsTexts();
  const addresses = useReturnsAddresses();
  const way = (
    <a
      href={returnFormAddress(addresses.returns, order.orderNumber)}
      aria-label={`${complain}, ${found(order.orderNumber)}`}
    >
      {complain}
    </a>
  );
  if (!isWithdrawable) return way;
  return (
    <WithdrawForm name={name} order={order}>
      {way}
    </WithdrawForm>
  );
}

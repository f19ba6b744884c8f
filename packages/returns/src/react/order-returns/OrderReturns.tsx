import type { ReactElement } from "react";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";
import { WithdrawForm, type WithdrawFormProps } from "./WithdrawForm.tsx";

/** Props of OrderReturns. */
export type OrderReturnsProps = Omit<WithdrawFormProps, "children">;

/** The ways to step back from an order that is shown: withdrawal, and the page of returns and complaints. */
export function OrderReturns({ name, order }: OrderReturnsProps): ReactElement {
  const { complain, found } = useReturnsTexts();
  const addresses = useReturnsAddresses();
  return (
    <WithdrawForm name={name} order={order}>
      <a href={addresses.returns} aria-label={`${complain}, ${found(order.orderNumber)}`}>
        {complain}
      </a>
    </WithdrawForm>
  );
}

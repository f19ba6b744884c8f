import type { ReactElement } from "react";
import { checkoutMarks } from "../../wire/checkoutMarks.ts";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { BuyerField, type BuyerFieldProps } from "./BuyerField.tsx";

/** Props of CustomerTextField. */
export type CustomerTextFieldProps = Omit<BuyerFieldProps, "texts" | "data-wire">;

/** One field of the customer's details at the checkout, which keeps what is typed but for the number of a person. */
export function CustomerTextField(props: CustomerTextFieldProps): ReactElement {
  const { texts } = useCheckoutContext();
  const mark = props.name === "identityNumber" ? undefined : checkoutMarks.kept;
  return <BuyerField {...props} texts={texts} data-wire={mark} />;
}

import { openedFieldMark } from "@torg/ui/wire";
import type { ReactElement } from "react";
import { checkoutMarks } from "../../wire/checkoutMarks.ts";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { BuyerField, type BuyerFieldProps } from "./BuyerField.tsx";

/** Props of CustomerTextField. */
export type CustomerTextFieldProps = Omit<BuyerFieldProps, "texts" | "data-wire">;

/**
 * One field of the customer's details at the checkout, which stores the typed text, except a personal identity number, which
 * gets the focus where it is folded and opened.
 */
export function CustomerTextField(props: CustomerTextFieldProps): ReactElement {
  const { texts } = useCheckoutContext();
  const mark = props.name === "identityNumber" ? openedFieldMark : checkoutMarks.kept;
  return <BuyerField {...props} texts={texts} data-wire={mark} />;
}

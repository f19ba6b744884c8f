import { openedFieldMark } from "@torg/ui/wire";
import type { ReactElement } from "react";
import { checkoutMarks } from "../../wire/checkoutMarks.ts";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { BuyerField, type BuyerFieldProps } from "./BuyerField.tsx";

/** Props of CustomerTextField. */
export type CustomerTextFieldProps = Omit<BuyerFieldProps, "texts" | "data-wire">;

/**
 * One field of the customer's details at the checkout, which stores the typed text. A personal identity number is not
 * stored; where it is folded, it gets the focus when it is opened.
 */
export function CustomerTextField(props: CustomerTextFieldProps): ReactElement {
  const { texts } = useCheckoutContext();
  const foldedMark = props.isRequired ? undefined : openedFieldMark;
  const mark = props.name === "identityNumber" ? foldedMark : checkoutMarks.kept;
  return <BuyerField {...props} texts={texts} data-wire={mark} />;
}

import { paymentForm } from "../paymentForm.ts";
import { type ChosenCheckout, selectedPayment } from "../selectedPayment.ts";

/** Whether the shop's own form must have the buyer's personal identity number, for the selected payment type. */
export function requiresPersonalNumber(checkout: ChosenCheckout): boolean {
  return paymentForm(checkout.data) === "manual" && selectedPayment(checkout)?.requiresPersonalNumber === true;
}

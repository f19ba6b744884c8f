import type { CheckoutData } from "../checkoutData.ts";
import { selectedPaymentType } from "../paymentTypes.ts";
import type { CheckoutChoices } from "../shownOrder.ts";

/** The checkout, and what the buyer has chosen on the page. */
export interface ChosenCheckout {
  readonly data: CheckoutData;
  readonly choices: CheckoutChoices;
  readonly isPaymentChosen: boolean;
}

/** Whether the shop's own form must have the buyer's personal identity number, for the selected payment type. */
export function requiresPersonalNumber({ data, choices, isPaymentChosen }: ChosenCheckout): boolean {
  const payment = selectedPaymentType({
    types: data.paymentTypes,
    customerType: choices.customerType,
    selected: choices.paymentTypeId,
    isChosen: isPaymentChosen,
  });
  return data.snippet === "manual_payment" && payment?.requiresPersonalNumber === true;
}

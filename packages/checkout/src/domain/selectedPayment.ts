import type { CheckoutData, PaymentType } from "./checkoutData.ts";
import { selectedPaymentType } from "./paymentTypes.ts";
import type { CheckoutChoices } from "./checkoutChoices.ts";

/** The checkout, and what the buyer has chosen on the page. */
export interface ChosenCheckout {
  readonly data: CheckoutData;
  readonly choices: CheckoutChoices;
  readonly isPaymentChosen: boolean;
}

/** The selected payment type for a customer type, by default the one chosen on the page; null if there is none. */
export function selectedPayment(
  { data, choices, isPaymentChosen }: ChosenCheckout,
  customerType = choices.customerType,
): PaymentType | null {
  const { paymentTypeId: selected } = choices;
  return selectedPaymentType({ types: data.paymentTypes, customerType, selected, isChosen: isPaymentChosen });
}

import type { CustomerType } from "../../domain/checkoutData.ts";
import { flashError, flashMessage } from "../../domain/checkoutFlash.ts";
import type { CustomerField } from "../../domain/customer/customerForm.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** The sentences about an attempt to order. */
export interface FieldErrors {
  readonly errorOf: (name: CustomerField) => string | null;
  /** The sentence about the order as a whole. */
  readonly message: string | null;
}

/** What is wrong with the form, in words: of the last attempt with script, before one of what the page brought back. */
export function useFieldErrors(customerType: CustomerType): FieldErrors {
  const { texts, flash } = useCheckoutContext();
  const trouble = useCheckout((snapshot) => snapshot.orderTrouble);
  const sentences = customerType === "company" ? texts.companyProblems : texts.privateProblems;
  if (trouble === null) {
    return { errorOf: (name) => flashError(flash, name), message: flashMessage(flash, "order") };
  }
  return {
    errorOf(name) {
      const problem = trouble.problems[name];
      return problem === undefined ? (trouble.texts[name] ?? null) : sentences[name][problem];
    },
    message: trouble.message === undefined ? null : (trouble.message ?? texts.paymentFailed),
  };
}

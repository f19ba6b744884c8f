import { flashMessage, type CheckoutFlash } from "@torg/checkout/domain";

/** What the server said about a code that a form without script sent, for the box for codes. */
export function discountProblem(flash: CheckoutFlash | null): { readonly problem: string | null } {
  return { problem: flash === null ? null : flashMessage(flash, "discount") };
}

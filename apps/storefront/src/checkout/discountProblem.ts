import { flashMessage, type CheckoutFlash } from "@torg/checkout/domain";

/** What travels in the markup of the checkout: what a form without script has brought back. */
export interface CheckoutIslandProps {
  readonly flash: CheckoutFlash | null;
  /** Whether the page came with something in the cart. */
  readonly isFilled: boolean;
}

/** What the server said about a code that a form without script sent, for the box for codes. */
export function discountProblem(flash: CheckoutFlash | null): { readonly problem: string | null } {
  return { problem: flash === null ? null : flashMessage(flash, "discount") };
}

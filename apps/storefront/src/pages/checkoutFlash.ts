import { flashMessage, type CheckoutFlash } from "@torg/checkout/domain";
import type { Draft, Notice } from "@torg/pages/contract";

/** What travels in the markup of the checkout: what a form without script has brought back. */
export interface CheckoutIslandProps {
  readonly flash: CheckoutFlash | null;
}

/** The refused form as the checkout shows it; the server's sentence stands at the form, not above the page. */
export function checkoutFlash(draft: Draft | null, notices: readonly Notice[]): CheckoutFlash | null {
  if (draft === null) return null;
  const { values, errors } = draft;
  return { values, errors, message: notices.find(({ kind }) => kind === "error")?.text ?? null };
}

/** What the server said about a code that a form without script sent, for the box for codes. */
export function discountProblem(flash: CheckoutFlash | null): { readonly problem: string | null } {
  return { problem: flash === null ? null : flashMessage(flash, "discount") };
}

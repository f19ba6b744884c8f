import { loginFromCheckoutCall } from "@torg/account/contract";
import { destroyDiscountCall, storeDiscountCall } from "@torg/cart/contract";
import { byFormField, freeOrderCall, manualPaymentCall, updatePostalCodeCall } from "@torg/checkout/contract";
import type { CheckoutFlash, FlashPlace } from "@torg/checkout/domain";
import type { PageFlash, PageMessage } from "@torg/pages/contract";

/** Forms that show the server's message themselves; for any other form it is shown above the page. */
const placeOfForm: Readonly<Record<string, FlashPlace>> = {
  [freeOrderCall.path]: "order",
  [manualPaymentCall.path]: "order",
  [updatePostalCodeCall.path]: "postal-code",
  [storeDiscountCall.path]: "discount",
  [destroyDiscountCall.path]: "discount",
  [loginFromCheckoutCall.path]: "login",
};

/** The refused form as the checkout shows it; the server's message is shown at the form, not above the page. */
export function checkoutFlash(flash: PageFlash | null, messages: readonly PageMessage[]): CheckoutFlash | null {
  if (flash === null) return null;
  const { form, values, errors } = flash;
  const message = messages.find(({ kind }) => kind === "error")?.text ?? null;
  return { values: byFormField(values), errors: byFormField(errors), message, place: placeOfForm[form] ?? "page" };
}

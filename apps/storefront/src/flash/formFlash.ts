import { destroyDiscountCall, storeDiscountCall } from "@torg/cart/contract";
import type { PageFlash, PageMessage } from "@torg/pages/contract";
import type { FormFlash } from "@torg/ui";

/** The refused form, if it was sent to one of these addresses; else null. */
export function formFlash(flash: PageFlash | null, forms: readonly string[]): FormFlash | null {
  if (flash === null || !forms.some((form) => flash.form === form)) return null;
  return { values: flash.values, errors: flash.errors };
}

/**
 * The server's message about a discount code that a form without script added or removed; null when it was another
 * form.
 */
export function refusedCode(flash: PageFlash | null, messages: readonly PageMessage[]): string | null {
  if (formFlash(flash, [storeDiscountCall.path, destroyDiscountCall.path]) === null) return null;
  return messages.find(({ kind }) => kind === "error")?.text ?? null;
}

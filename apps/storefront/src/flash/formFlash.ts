import { destroyDiscountCall, storeDiscountCall } from "@torg/cart/contract";
import type { PageFlash, PageMessage } from "@torg/pages/contract";
import type { FormFlash } from "@torg/ui";

/** The refused form when it was sent to one of these addresses; null when there is none, or it belongs elsewhere. */
export function formFlash(flash: PageFlash | null, forms: readonly string[]): FormFlash | null {
  if (flash === null || !forms.some((form) => flash.form === form)) return null;
  return { values: flash.values, errors: flash.errors };
}

/** What the server said about a discount code that a form without script added or removed; null when it was no code. */
export function refusedCode(flash: PageFlash | null, messages: readonly PageMessage[]): string | null {
  if (formFlash(flash, [storeDiscountCall.path, destroyDiscountCall.path]) === null) return null;
  return messages.find(({ kind }) => kind === "error")?.text ?? null;
}

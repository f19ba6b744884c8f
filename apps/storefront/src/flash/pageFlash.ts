import { destroyDiscountCall, storeDiscountCall } from "@torg/cart/contract";
import type { Draft, Notice } from "@torg/pages/contract";
import type { FormFlash } from "@torg/ui";

/** The refused form when it was sent to one of these addresses; null when there is none, or it belongs elsewhere. */
export function pageFlash(draft: Draft | null, forms: readonly string[]): FormFlash | null {
  if (draft === null || !forms.some((form) => draft.form === form)) return null;
  return { values: draft.values, errors: draft.errors };
}

/** What the server said about a discount code that a form without script added or removed; null when it was no code. */
export function refusedCode(draft: Draft | null, notices: readonly Notice[]): string | null {
  if (pageFlash(draft, [storeDiscountCall.path, destroyDiscountCall.path]) === null) return null;
  return notices.find(({ kind }) => kind === "error")?.text ?? null;
}

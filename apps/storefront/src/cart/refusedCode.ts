import { destroyDiscountCall, storeDiscountCall } from "@torg/cart/contract";
import type { Draft, Notice } from "@torg/pages/contract";
import { pageFlash } from "../frame/pageFlash.ts";

/** What the server said about a discount code that a form without script added or removed; null when it was no code. */
export function refusedCode(draft: Draft | null, notices: readonly Notice[]): string | null {
  if (pageFlash(draft, [storeDiscountCall.path, destroyDiscountCall.path]) === null) return null;
  return notices.find(({ kind }) => kind === "error")?.text ?? null;
}

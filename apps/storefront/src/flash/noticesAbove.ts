import type { Cart } from "@torg/cart/domain";
import type { Notice, PageData } from "@torg/pages/contract";
import { isFilled } from "@torg/cart/domain";
import { refusedCode } from "./pageFlash.ts";

/** Whether the page shows the sentence about a refused form at the form itself. */
function isShownAtForm({ page, draft, notices }: PageData, cart: Cart | null): boolean {
  if (draft === null || !isFilled(cart)) return false;
  return page === "checkout" || (page === "cart" && refusedCode(draft, notices) !== null);
}

/** The messages that stand above a page: all but the sentence about a form that stands at the form itself. */
export function noticesAbove(page: PageData, cart: Cart | null): readonly Notice[] {
  if (!isShownAtForm(page, cart)) return page.notices;
  const atForm = page.notices.find(({ kind }) => kind === "error");
  return page.notices.filter((notice) => notice !== atForm);
}

import type { Cart } from "@torg/cart/domain";
import type { PageData, PageMessage } from "@torg/pages/contract";
import { hasLines } from "@torg/cart/domain";
import { refusedCode } from "./formFlash.ts";

/** Whether the page shows the message about a refused form at the form itself. */
function isShownAtForm({ page, flash, messages }: PageData, cart: Cart | null): boolean {
  if (flash === null || !hasLines(cart)) return false;
  return page === "checkout" || (page === "cart" && refusedCode(flash, messages) !== null);
}

/** The messages shown above a page: all but the one that is shown at its form. */
export function messagesAbove(page: PageData, cart: Cart | null): readonly PageMessage[] {
  if (!isShownAtForm(page, cart)) return page.messages;
  const atForm = page.messages.find(({ kind }) => kind === "error");
  return page.messages.filter((message) => message !== atForm);
}

/** What can take the focus, whether or not it does at the moment. */
export const focusable =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]:not([tabindex='-1'], [data-radix-focus-guard])";

/**
 * To whom the focus may go back after `opener` gave it away, best first: the opener, what follows it on the page, and
 * what stands before it. Of an opener in a dialog, nothing that the dialog hides. To be asked while the opener is still there.
 */
export function returnOrder(opener: Element): readonly HTMLElement[] {
  const dialog = opener.closest("[role=dialog]");
  const all = [...opener.ownerDocument.querySelectorAll<HTMLElement>(focusable)].filter(
    // Around an opener on the page it is the dialog about to open that hides, and it will show again.
    (element) => dialog === null || dialog.contains(element) || element.closest("[aria-hidden=true]") === null,
  );
  const after = all.filter((element) => opener.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const before = all.filter((element) => opener.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
  return [...(opener instanceof HTMLElement ? [opener] : []), ...after, ...before.reverse()];
}

/** Gives the focus to the first that takes it; whether there was one. */
export function focusFirst(elements: readonly (HTMLElement | null | undefined)[], options?: FocusOptions): boolean {
  return elements.some((element) => {
    if (element?.isConnected !== true) return false;
    element.focus(options);
    return element.ownerDocument.activeElement === element;
  });
}

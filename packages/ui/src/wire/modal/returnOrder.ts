/** Elements that can take the focus, whether or not they currently do. */
export const focusable =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]:not([tabindex='-1'], [data-radix-focus-guard])";

/**
 * Candidates for the focus after `opener` has lost it, best first: the opener, what follows it on the page, then what
 * precedes it. For an opener in a dialog, without anything that the dialog hides. Call it while the opener is still in
 * the page.
 */
export function returnOrder(opener: Element): readonly HTMLElement[] {
  const dialog = opener.closest("[role=dialog]");
  const focusables = [...opener.ownerDocument.querySelectorAll<HTMLElement>(focusable)].filter(
    // For an opener on the page, hidden elements are those that the new dialog hides, and they will show again.
    (element) => dialog === null || dialog.contains(element) || element.closest("[aria-hidden=true]") === null,
  );
  const after = focusables.filter(
    (element) => opener.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const before = focusables.filter(
    (element) => opener.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  return [...(opener instanceof HTMLElement ? [opener] : []), ...after, ...before.reverse()];
}

/** Focuses the first element that accepts it; false if there was none. */
export function focusFirst(elements: readonly (HTMLElement | null | undefined)[], options?: FocusOptions): boolean {
  return elements.some((element) => {
    if (element?.isConnected !== true) return false;
    element.focus(options);
    return element.ownerDocument.activeElement === element;
  });
}

/** Where the tab remembers what was typed at the checkout. */
export const draftKey = "checkoutDraft";

/** Whether something that was typed at the checkout is kept; false where nothing can be remembered. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
}

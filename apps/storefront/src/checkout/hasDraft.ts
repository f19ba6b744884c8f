/** Storage key, per tab, of what was typed at the checkout. */
export const draftKey = "checkoutDraft";

/** Whether a checkout draft is stored; false when storage is unavailable. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
}

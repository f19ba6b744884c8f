import { draftKey } from "./hasDraft.ts";

/**
 * What was typed at the checkout in this tab, by field name; empty when storage is unavailable. Personal identity
 * numbers are never stored.
 */
export function readDraft(): ReadonlyMap<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
    const entries = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
    return new Map(entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])));
  } catch {
    return new Map();
  }
}

/** Stores what is typed, for as long as the tab is open. */
export function writeDraft(draft: ReadonlyMap<string, string>): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(draft)));
  } catch {
    // Storage is blocked or full: what is typed lasts as long as the page.
  }
}

/** Deletes the draft: the order is placed, or another person may use the tab next. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}

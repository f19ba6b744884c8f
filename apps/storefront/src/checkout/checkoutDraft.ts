import { draftKey } from "./hasDraft.ts";

/**
 * What was typed at the checkout in this tab, by the name of the field; empty where nothing can be remembered. Numbers of
 * persons are never kept.
 */
export function readDraft(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
    const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
    return new Map(entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])));
  } catch {
    return new Map();
  }
}

/** Remembers what is typed, for as long as the tab is open. */
export function writeDraft(draft: ReadonlyMap<string, string>): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(draft)));
  } catch {
    // Storage that is blocked or full: what is typed lasts as long as the page.
  }
}

/** Forgets it: it has been ordered, or somebody else may come. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Then there is nothing to forget.
  }
}

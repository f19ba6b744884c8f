import { compareCountKey } from "../domain/compare/compareMemory.ts";

/** Number of products in the visitor's compare list: from the server's response, else from this browser's storage. */
export function comparedCount(answered: unknown): number {
  if (typeof answered === "object" && answered !== null) return Object.keys(answered).length;
  try {
    return Number(window.localStorage.getItem(compareCountKey)) || 0;
  } catch {
    return 0;
  }
}

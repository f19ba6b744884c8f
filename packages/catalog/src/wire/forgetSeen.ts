import { seenKey } from "../domain/product/seenKey.ts";
import { searchesKey } from "../domain/searchesKey.ts";

/** Deletes the recently viewed products and recent searches. */
export function forgetSeen(): void {
  try {
    localStorage.removeItem(seenKey);
    localStorage.removeItem(searchesKey);
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

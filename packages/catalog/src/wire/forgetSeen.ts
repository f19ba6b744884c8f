import { seenKey } from "../domain/product/seenKey.ts";
import { searchesKey } from "../domain/searchesKey.ts";

/** Forgets what somebody has looked at and searched for. */
export function forgetSeen(): void {
  try {
    localStorage.removeItem(seenKey);
    localStorage.removeItem(searchesKey);
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}

import { seenKey } from "../domain/product/seenKey.ts";
import { readSeen, type SeenProduct, writeSeen } from "../domain/product/seenProducts.ts";

/** What this browser has kept of what somebody has looked at; none where storage is blocked. */
export function keptSeen(): readonly SeenProduct[] {
  try {
    return readSeen(localStorage.getItem(seenKey));
  } catch {
    return [];
  }
}

/** Keeps it in this browser, where storage is not blocked or full. */
export function keepSeen(seen: readonly SeenProduct[]): void {
  try {
    localStorage.setItem(seenKey, writeSeen(seen));
  } catch {
    // Then the row is not there, and nothing else is missing.
  }
}

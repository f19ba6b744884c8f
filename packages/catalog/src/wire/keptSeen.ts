import { seenKey } from "../domain/product/seenKey.ts";
import { readSeen, type SeenProduct, writeSeen } from "../domain/product/seenProducts.ts";

/** The recently viewed products stored in this browser; empty if storage is blocked. */
export function keptSeen(): readonly SeenProduct[] {
  try {
    return readSeen(localStorage.getItem(seenKey));
  } catch {
    return [];
  }
}

/** Stores viewed products in this browser, unless storage is blocked or full. */
export function keepSeen(seen: readonly SeenProduct[]): void {
  try {
    localStorage.setItem(seenKey, writeSeen(seen));
  } catch {
    // Then the row of viewed products is missing, and nothing else.
  }
}

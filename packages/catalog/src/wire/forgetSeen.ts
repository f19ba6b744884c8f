import { seenKey } from "../domain/product/seenKey.ts";

/** Forgets what somebody has looked at. */
export function forgetSeen(): void {
  try {
    localStorage.removeItem(seenKey);
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}

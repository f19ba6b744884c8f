import { compareCountKey } from "../domain/compare/compareMemory.ts";

/** Products in the visitor's compare list: what the server has answered, else as far as this browser remembers. */
export function comparedCount(answered: unknown): number {
  if (typeof answered === "object" && answered !== null) return Object.keys(answered).length;
  try {
    return Number(window.localStorage.getItem(compareCountKey)) || 0;
  } catch {
    return 0;
  }
}

import type { DeskEvent } from "./deskOrder.ts";

/** Puts together what happened in several places, the oldest first; what happened at once stays as it was given. */
export function timeline(...parts: readonly (readonly DeskEvent[])[]): readonly DeskEvent[] {
  return parts.flat().toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

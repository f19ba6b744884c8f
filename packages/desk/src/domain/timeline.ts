import type { DeskEvent } from "./deskOrder.ts";

/** Merges events of several sources, the oldest first; simultaneous events keep their given order. */
export function timeline(...parts: readonly (readonly DeskEvent[])[]): readonly DeskEvent[] {
  return parts.flat().toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

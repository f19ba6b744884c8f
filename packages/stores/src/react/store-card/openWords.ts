import { weekdayOf } from "@torg/format";
import type { Store } from "../../domain/store.ts";
import { openState, swedishMoment } from "../../domain/openState.ts";
import type { StoresTexts } from "../../texts/sv.ts";

/** Whether a store is open, as text; empty while the time is unknown, null without opening hours. */
export function openWords(
  { hours }: Pick<Store, "hours">,
  now: Date | null,
  texts: StoresTexts,
): { readonly isOpen: boolean; readonly words: string } | null {
  if (!hours) return null;
  if (now === null) return { isOpen: false, words: "" };
  const state = openState(hours, swedishMoment(now));
  if (state.kind === "open") return { isOpen: true, words: texts.openUntil(state.until) };
  if (state.kind === "closed") return { isOpen: false, words: texts.closed };
  return { isOpen: false, words: texts.opens(state.at, texts.openingDay(state.inDays, weekdayOf(state.date) - 1)) };
}

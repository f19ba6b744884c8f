import type { ToastSchedule } from "./ToastSchedule.ts";

/** How urgent an announcement is: a status waits for a pause, an alert does not. */
export type Urgency = "polite" | "assertive";

/** What the two live regions say. */
export type Announced = Readonly<Record<Urgency, string>>;

/** Time in which a region stands empty, so that the same words are new to it. */
const pause = 100;

/** Time after which a text has been heard: whoever reads the page later would take it for something that is so now. */
const heard = 5000;

/**
 * Fills the live regions: each is emptied first and filled after a pause, so that the same text is announced again, and
 * emptied once it was heard. Texts of the same pause are announced together.
 */
export function createAnnouncements(
  schedule: ToastSchedule,
  write: (announced: Partial<Announced>) => void,
): (text: string, urgency: Urgency) => void {
  const waiting: Record<Urgency, readonly string[]> = { polite: [], assertive: [] };
  const keep: Record<Urgency, () => void> = { polite: () => undefined, assertive: () => undefined };
  return (text, urgency) => {
    const isFirst = waiting[urgency].length === 0;
    waiting[urgency] = [...waiting[urgency], text];
    if (!isFirst) return;
    const empty = (): void => write({ [urgency]: "" });
    keep[urgency]();
    empty();
    schedule(() => {
      write({ [urgency]: waiting[urgency].join(" ") });
      waiting[urgency] = [];
      keep[urgency] = schedule(empty, heard);
    }, pause);
  };
}

import type { ToastSchedule } from "./ToastSchedule.ts";

/** Urgency of an announcement: polite waits for a pause, assertive does not. */
export type Urgency = "polite" | "assertive";

/** The current text of the two live regions. */
export type Announced = Readonly<Record<Urgency, string>>;

/** How long a region stays empty before it is filled, so that a repeated text counts as new. */
const pause = 100;

/** How long a text stays in the region: someone reading the page later would take it for current. */
const textDuration = 5000;

/**
 * Fills the live regions: each is cleared first and filled after a pause, so that a repeated text is announced again,
 * and cleared afterwards. Texts within the same pause are announced together.
 */
export function createAnnouncements(
  schedule: ToastSchedule,
  write: (announced: Partial<Announced>) => void,
): (text: string, urgency: Urgency) => void {
  const waiting: Record<Urgency, readonly string[]> = { polite: [], assertive: [] };
  const cancelClearing: Record<Urgency, () => void> = { polite: () => undefined, assertive: () => undefined };
  return (text, urgency) => {
    const isFirst = waiting[urgency].length === 0;
    waiting[urgency] = [...waiting[urgency], text];
    if (!isFirst) return;
    const empty = (): void => write({ [urgency]: "" });
    cancelClearing[urgency]();
    empty();
    schedule(() => {
      write({ [urgency]: waiting[urgency].join(" ") });
      waiting[urgency] = [];
      cancelClearing[urgency] = schedule(empty, textDuration);
    }, pause);
  };
}

import { formatDate } from "@torg/format";
import { openingDays, type OpeningHours } from "./openingHours.ts";

/** A moment in Swedish local time. */
export interface SwedishMoment {
  /** As `2026-12-24`. */
  readonly date: string;
  /** As `09:05`. */
  readonly time: string;
}

/**
 * Whether a store is open: until when, or in how many days and at what time it opens. `closed` if it does not open
 * within the coming week.
 */
export type OpenState =
  | { readonly kind: "open"; readonly until: string }
  | { readonly kind: "opens"; readonly date: string; readonly inDays: number; readonly at: string }
  | { readonly kind: "closed" };

/** Number of days, including today, to search for the next opening. */
const daysAhead = 8;

/** Whether a store is open at a moment; it is closed from the minute of `closes` on. */
export function openState(hours: OpeningHours, { date, time }: SwedishMoment): OpenState {
  const days = openingDays(hours, { from: date, count: daysAhead });
  const now = days[0]?.spans.find(({ opens, closes }) => opens <= time && time < closes);
  if (now !== undefined) return { kind: "open", until: now.closes };
  for (const [inDays, { date: day, spans }] of days.entries()) {
    const next = spans.find(({ opens }) => inDays > 0 || opens > time);
    if (next !== undefined) return { kind: "opens", date: day, inDays, at: next.opens };
  }
  return { kind: "closed" };
}

/** The Swedish local time of a date, whatever the system's time zone. */
export function swedishMoment(time: Date): SwedishMoment {
  return { date: formatDate(time, "short"), time: formatDate(time, "time") };
}

import { formatDate } from "@torg/format";
import { openingDays, type OpeningHours } from "./openingHours.ts";

/** A moment as the clocks of Sweden show it. */
export interface SwedishMoment {
  /** As `2026-12-24`. */
  readonly date: string;
  /** As `09:05`. */
  readonly time: string;
}

/**
 * Whether a store is open: until when, or how many days from now and at what time it opens; `closed` where no day of the
 * week to come is told.
 */
export type OpenState =
  | { readonly kind: "open"; readonly until: string }
  | { readonly kind: "opens"; readonly date: string; readonly inDays: number; readonly at: string }
  | { readonly kind: "closed" };

/** Days that are looked through for the next opening, today among them. */
const daysAhead = 8;

/** Whether a store is open at a moment; a span ends with the minute before it closes. */
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

/** What the clocks of Sweden show at a time, wherever it is asked. */
export function swedishMoment(time: Date): SwedishMoment {
  return { date: formatDate(time, "short"), time: formatDate(time, "time") };
}

import type { OpenSpan, OpeningHours } from "@torg/stores/domain";
import * as z from "zod";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A carrier's time of day, as `08:00`, without seconds. */
export const carrierTime = z
  .string()
  .regex(/^\d{2}:?\d{2}/)
  .transform((time) => `${time.slice(0, 2)}:${time.replace(":", "").slice(2, 4)}`);

/** The English name of a weekday in any case, as a number: 0 is Monday. */
export const carrierDay = z
  .string()
  .transform((name) => weekdays.indexOf(name.toLowerCase()))
  .pipe(z.number().min(0));

/** Opening hours from a carrier's list of spans; null when it is empty. */
export function hoursOfWeek(spans: readonly (OpenSpan & { readonly day: number })[]): OpeningHours | null {
  if (spans.length === 0) return null;
  const week = weekdays.map((_name, index) =>
    spans.filter(({ day }) => day === index).map(({ opens, closes }) => ({ opens, closes })),
  );
  return { week, exceptions: [] };
}

/** The reverse: every span with the name of its day, in upper case. */
export function spansOfWeek(hours: OpeningHours | null): readonly (OpenSpan & { readonly day: string })[] {
  return (hours?.week ?? []).flatMap((spans, index) =>
    spans.map((span) => ({ ...span, day: (weekdays[index] ?? "").toUpperCase() })),
  );
}

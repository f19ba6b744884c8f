import type { OpenSpan, OpeningHours } from "@torg/stores/domain";
import * as z from "zod";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A time that a carrier tells, as `08:00`; seconds are left out. */
export const carrierTime = z
  .string()
  .regex(/^\d{2}:?\d{2}/)
  .transform((time) => `${time.slice(0, 2)}:${time.replace(":", "").slice(2, 4)}`);

/** The name of a day of the week in English, in any case: 0 for Monday. */
export const carrierDay = z
  .string()
  .transform((name) => weekdays.indexOf(name.toLowerCase()))
  .pipe(z.number().min(0));

/** The days of a week by a carrier's own list of spans; null where it tells none. */
export function hoursOfWeek(spans: readonly (OpenSpan & { readonly day: number })[]): OpeningHours | null {
  if (spans.length === 0) return null;
  const week = weekdays.map((_name, index) =>
    spans.filter(({ day }) => day === index).map(({ opens, closes }) => ({ opens, closes })),
  );
  return { week, exceptions: [] };
}

/** The same the other way round: every span with the name of its day, in capital letters. */
export function spansOfWeek(hours: OpeningHours | null): readonly (OpenSpan & { readonly day: string })[] {
  return (hours?.week ?? []).flatMap((spans, index) =>
    spans.map((span) => ({ ...span, day: (weekdays[index] ?? "").toUpperCase() })),
  );
}

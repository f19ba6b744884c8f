/** A time of a day during which a door is open, as `10:00` to `19:00`. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

/** When a door is open: by weekday, and on days that are otherwise than their weekday. */
export interface OpeningHours {
  /** Seven lists, Monday first; an empty one is a day when it is closed. */
  readonly week: readonly (readonly OpenSpan[])[];
  readonly exceptions: readonly {
    /** A day as `2026-12-24`. */
    readonly date: string;
    readonly spans: readonly OpenSpan[];
  }[];
}

const dayMs = 86_400_000;

/** When a door is open on a day and on those after it, the day itself first. */
export function openingDays(
  hours: OpeningHours,
  { from, count }: { /** As `2026-12-24`. */ readonly from: string; readonly count: number },
): readonly { readonly date: string; readonly spans: readonly OpenSpan[] }[] {
  const noon = Date.parse(`${from}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(noon + index * dayMs).toISOString().slice(0, 10);
    return { date, spans: openingHoursOn(hours, date) };
  });
}

/** When a door is open on a day (`2026-12-24`); an empty list: it is closed. */
export function openingHoursOn({ week, exceptions }: OpeningHours, day: string): readonly OpenSpan[] {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception !== undefined) return exception.spans;
  // Sunday is the first day of JavaScript's week and the last one of ours.
  return week[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? [];
}

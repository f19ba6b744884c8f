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

/** When a door is open on a day (`2026-12-24`); an empty list: it is closed. */
export function openingHoursOn({ week, exceptions }: OpeningHours, day: string): readonly OpenSpan[] {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception !== undefined) return exception.spans;
  // Sunday is the first day of JavaScript's week and the last one of ours.
  return week[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? [];
}

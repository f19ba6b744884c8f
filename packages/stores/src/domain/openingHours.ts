import { addDays, weekdayOf } from "@torg/format";

/** A period of opening on a day, such as `10:00` to `19:00`. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

/** Opening hours: by weekday, and on exceptional days. */
export interface OpeningHours {
  /** Seven lists, Monday first; an empty one means closed. */
  readonly week: readonly (readonly OpenSpan[])[];
  readonly exceptions: readonly {
    /** A day as `2026-12-24`. */
    readonly date: string;
    readonly spans: readonly OpenSpan[];
  }[];
}

/** The opening hours of a number of days, starting with `from`. */
export function openingDays(
  hours: OpeningHours,
  { from, count }: { /** As `2026-12-24`. */ readonly from: string; readonly count: number },
): readonly { readonly date: string; readonly spans: readonly OpenSpan[] }[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index);
    return { date, spans: openingHoursOn(hours, date) };
  });
}

/** The opening hours on a day (`2026-12-24`); empty if closed. */
export function openingHoursOn({ week, exceptions }: OpeningHours, day: string): readonly OpenSpan[] {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception !== undefined) return exception.spans;
  return week[weekdayOf(day) - 1] ?? [];
}

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

const dayMs = 86_400_000;

/** The opening hours of a number of days, starting with `from`. */
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

/** The opening hours on a day (`2026-12-24`); empty if closed. */
export function openingHoursOn({ week, exceptions }: OpeningHours, day: string): readonly OpenSpan[] {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception !== undefined) return exception.spans;
  // JavaScript weeks start on Sunday, ours on Monday.
  return week[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? [];
}

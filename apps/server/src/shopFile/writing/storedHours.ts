import type { OpeningHours as StoredHours } from "@torg/stores/domain";
import { type OpeningHours, weekdays } from "../schema/openingHoursSchema.ts";

/** Opening hours as stored with a store: the hours of every weekday, and the exceptions. */
export function storedHours({ week, exceptions }: OpeningHours): StoredHours {
  return {
    week: weekdays.map((day) =>
      week
        .filter(({ days }) => days.includes(day))
        .map(({ from, to }) => ({ opens: from, closes: to }))
        .toSorted((a, b) => a.opens.localeCompare(b.opens)),
    ),
    exceptions: exceptions.map(({ date, from, to }) => ({
      date,
      spans: from === undefined || to === undefined ? [] : [{ opens: from, closes: to }],
    })),
  };
}

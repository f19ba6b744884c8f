/** `long`: 20 november 2026. `short`: 2026-11-20. `time`: 12:00. */
export type DateStyle = "long" | "short" | "time";

const options = {
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "2-digit", month: "2-digit", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>;

const formats: Partial<Record<DateStyle, Intl.DateTimeFormat>> = {};

/**
 * Formats a point in time (a date, ISO text or milliseconds) in Swedish time, whatever the machine's time zone, so that
 * server and browser agree. An invalid date gives an empty string.
 */
export function formatDate(date: Date | string | number, style: DateStyle = "long"): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return "";
  formats[style] ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", ...options[style] });
  return formats[style].format(moment);
}

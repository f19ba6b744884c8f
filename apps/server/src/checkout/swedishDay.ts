const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });

/** The day in Sweden at a moment, as `2026-11-23`; now where none is given. */
export function swedishDay(now: Date = new Date()): string {
  return format.format(now);
}

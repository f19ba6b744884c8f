const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", hour: "2-digit", minute: "2-digit" });

/** The day in Sweden at a moment, as `2026-11-23`; default now. */
export function swedishDay(now: Date = new Date()): string {
  return format.format(now);
}

/** The time of the day in Sweden at a moment, as `14:05`. */
export function swedishTime(now: Date): string {
  return clock.format(now);
}

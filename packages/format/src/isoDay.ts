/** The length of a day in UTC, in milliseconds. */
export const millisecondsPerDay = 86_400_000;

/** Days are calculated at noon UTC, so that no change of clocks moves one. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The day so many days after a day such as `2026-11-23`, or before it if negative. */
export function addDays(day: string, days: number): string {
  return new Date(noonOf(day) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The day of the week of a day such as `2026-11-23`: 1 for Monday, 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(noonOf(day)).getUTCDay() || 7;
}

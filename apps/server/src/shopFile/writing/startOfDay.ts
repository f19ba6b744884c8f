/** How far Swedish time is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  const name = new Intl.DateTimeFormat("en", { timeZone: "Europe/Stockholm", timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  return Number(name?.slice(4, 6) ?? 0) * 3_600_000;
}

/** The start of a Swedish day such as `2026-12-24`, or of the day after it, as an ISO time. */
export function startOfDay(day: string, daysLater: 0 | 1): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + daysLater * 86_400_000;
  // Clocks change at two or three in the morning, never at midnight.
  return new Date(midnight - offsetAt(midnight - 3_600_000)).toISOString();
}

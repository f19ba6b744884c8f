/** Milliseconds by which Sweden's clocks are before UTC at a moment. */
function offsetAt(moment: number): number {
  const name = new Intl.DateTimeFormat("en", { timeZone: "Europe/Stockholm", timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  return Number(name?.slice(4, 6) ?? 0) * 3_600_000;
}

/** The moment as an ISO time when a Swedish day begins, such as `2026-12-24`, or the day after it. */
export function startOfDay(day: string, daysLater: 0 | 1): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + daysLater * 86_400_000;
  // Clocks are changed at two or three in the morning, never at midnight.
  return new Date(midnight - offsetAt(midnight - 3_600_000)).toISOString();
}

/** Formats a time of the day such as `09:30` as in opening hours: 9.30, and a full hour as 9. */
export function formatClockTime(time: string): string {
  return time
    .replace(/^0(?=\d)/, "")
    .replace(/:00$/, "")
    .replace(":", ".");
}

/** Formats a time of the day such as `09:30` as opening hours show it: 9.30, and a full hour as 9. */
export function formatOpeningTime(time: string): string {
  return time
    .replace(/^0(?=\d)/, "")
    .replace(/:00$/, "")
    .replace(":", ".");
}

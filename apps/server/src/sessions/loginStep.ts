const minute = 60_000;
/** A login ends after half an hour of rest, and after twelve hours in any case. */
const longestRest = 30 * minute;
const longestLogin = 12 * 60 * minute;
/** How exactly the rest is known: it is not written down at every request. */
const grain = minute;

/** The times of a login. */
export interface LoginTimes {
  readonly logged_in_at: Date | null;
  readonly login_seen_at: Date | null;
}

/** Says what becomes of a login at a moment: it has ended, its last use is to be noted, or nothing. */
export function loginStep(
  { logged_in_at: begun, login_seen_at: seen }: LoginTimes,
  now: number,
): "end" | "note" | "keep" {
  if (begun === null || seen === null) return "end";
  if (now - begun.getTime() > longestLogin || now - seen.getTime() > longestRest) return "end";
  return now - seen.getTime() > grain ? "note" : "keep";
}

const minute = 60_000;
/** A login ends after half an hour without activity, and after twelve hours in any case. */
const maxIdleMs = 30 * minute;
const maxLoginMs = 12 * 60 * minute;
/** Precision of the last activity, so that not every request writes it. */
const grain = minute;

/** The times of a login. */
export interface LoginTimes {
  readonly logged_in_at: Date | null;
  readonly login_seen_at: Date | null;
}

/** What to do with a login at a moment: end it, record its use, or nothing. */
export function loginStep(
  { logged_in_at: begun, login_seen_at: seen }: LoginTimes,
  now: number,
): "end" | "note" | "keep" {
  if (begun === null || seen === null) return "end";
  if (now - begun.getTime() > maxLoginMs || now - seen.getTime() > maxIdleMs) return "end";
  return now - seen.getTime() > grain ? "note" : "keep";
}

/** The time until a moment, in whole units that add up. */
export interface RemainingTime {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The units of the remaining time, in display order. */
export const countdownUnits = [
  "days",
  "hours",
  "minutes",
  "seconds",
] as const satisfies readonly (keyof RemainingTime)[];

/** How often a countdown changes, in milliseconds. */
export const countdownStep = 1000;

/**
 * The time from `now` to `end`, both in milliseconds. A started second counts in full, so that all is zero exactly at
 * the end and after it.
 */
export function remainingTime(end: number, now: number): RemainingTime {
  const seconds = Math.max(0, Math.ceil((end - now) / countdownStep)) || 0;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Milliseconds until the remaining time changes next, from 1 to 1000; null after the end. */
export function nextChange(end: number, now: number): number | null {
  const left = end - now;
  if (!(left > 0)) return null;
  return left % countdownStep || countdownStep;
}

/** What is left until a moment, in whole units that add up. */
export interface RemainingTime {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The units of what is left, in the order in which they stand. */
export const countdownUnits = [
  "days",
  "hours",
  "minutes",
  "seconds",
] as const satisfies readonly (keyof RemainingTime)[];

/** How often a countdown changes, in milliseconds. */
export const countdownStep = 1000;

/**
 * What is left from `now` to `end`, both in milliseconds: a second that has begun counts whole, so that it is all
 * zeros exactly at the end and after it.
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

/** How long until what is left changes next, in milliseconds from 1 to 1000; null when it has ended. */
export function nextChange(end: number, now: number): number | null {
  const left = end - now;
  if (!(left > 0)) return null;
  return left % countdownStep || countdownStep;
}

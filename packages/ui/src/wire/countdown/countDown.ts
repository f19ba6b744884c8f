import { nextChange } from "./remainingTime.ts";

/** The end of a countdown, and its handlers. */
export interface Counting {
  /** In milliseconds, like `clock`. */
  readonly end: number;
  readonly clock: () => number;
  /** Called with the time, now and at each change of the remaining time. */
  readonly onTime: (now: number) => void;
  /** Called at the end, unless it had already passed at the start. */
  readonly onEnd: () => void;
}

/**
 * Counts in step with the clock: each timer is set again from the current time, so that delays do not add up. Returns
 * the function that stops it.
 */
export function countDown({ end, clock, onTime, onEnd }: Counting): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (isFirst: boolean): void => {
    const now = clock();
    const wait = nextChange(end, now);
    onTime(now);
    if (wait !== null) timer = setTimeout(tick, wait, false);
    else if (!isFirst) onEnd();
  };
  tick(true);
  return () => clearTimeout(timer);
}

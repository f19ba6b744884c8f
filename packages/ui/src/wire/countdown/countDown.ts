import { nextChange } from "./remainingTime.ts";

/** What a countdown counts to, and who hears of it. */
export interface Counting {
  /** In milliseconds, as `clock` tells them. */
  readonly end: number;
  readonly clock: () => number;
  /** Hears the time now, and at each change of what is left. */
  readonly onTime: (now: number) => void;
  /** Hears that the end has come, unless it had come before. */
  readonly onEnd: () => void;
}

/** Counts in step with the clock: each change is waited for anew, so that nothing adds up. Answers how to stop it. */
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

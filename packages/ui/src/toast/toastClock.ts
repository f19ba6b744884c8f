/** How long a toast has left; it runs down only while nobody holds it. */
export interface ToastClock {
  /** Milliseconds that were left when it last started or stopped. */
  readonly left: number;
  /** When it started; null while it is held. */
  readonly since: number | null;
}

/** Milliseconds left at this moment, never less than none. */
export function timeLeft({ left, since }: ToastClock, now: number): number {
  return since === null ? left : Math.max(0, left - (now - since));
}

/** Runs on from what was left; a clock that runs already is left alone. */
export function startClock(clock: ToastClock, now: number): ToastClock {
  return clock.since === null ? { left: clock.left, since: now } : clock;
}

/** Holds what is left. */
export function holdClock(clock: ToastClock, now: number): ToastClock {
  return { left: timeLeft(clock, now), since: null };
}

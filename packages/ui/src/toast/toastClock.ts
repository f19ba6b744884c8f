/** The remaining time of a toast; it only runs while no hold is active. */
export interface ToastClock {
  /** Milliseconds remaining when it last started or stopped. */
  readonly left: number;
  /** When it started; null while it is held. */
  readonly since: number | null;
}

/** Milliseconds remaining now, at least 0. */
export function timeLeft({ left, since }: ToastClock, now: number): number {
  return since === null ? left : Math.max(0, left - (now - since));
}

/** Continues from the remaining time; a running clock is unchanged. */
export function startClock(clock: ToastClock, now: number): ToastClock {
  return clock.since === null ? { left: clock.left, since: now } : clock;
}

/** Stops the clock and keeps the remaining time. */
export function holdClock(clock: ToastClock, now: number): ToastClock {
  return { left: timeLeft(clock, now), since: null };
}

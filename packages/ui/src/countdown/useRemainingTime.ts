import { useEffect, useEffectEvent, useState } from "react";
import { countDown } from "../wire/countdown/countDown.ts";
import { type RemainingTime, remainingTime } from "../wire/countdown/remainingTime.ts";

/** Options of `useRemainingTime`. */
export interface RemainingTimeInput {
  readonly end: number;
  /** The time of the first render; unknown if omitted. */
  readonly now?: number | undefined;
  /** Returns the time after that. */
  readonly clock: () => number;
  /** Called when the end is reached while the page is open. */
  readonly onEnd?: (() => void) | undefined;
}

/** The remaining time, and whether the end was reached while the page was open. */
export interface CountedTime {
  /** Null while the time is unknown: on a server that was not given one. */
  readonly left: RemainingTime | null;
  readonly hasEnded: boolean;
}

/**
 * Counts in step with the clock: each timer is set again from the current time, so that delays do not add up. Stops at
 * the end.
 */
export function useRemainingTime({ end, now, clock, onEnd }: RemainingTimeInput): CountedTime {
  const [time, setTime] = useState<number | null>(now ?? null);
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const readClock = useEffectEvent(clock);
  const hearEnd = useEffectEvent((until: number) => {
    setEndedAt(until);
    onEnd?.();
  });
  useEffect(() => countDown({ end, clock: () => readClock(), onTime: setTime, onEnd: () => hearEnd(end) }), [end]);
  return { left: time === null ? null : remainingTime(end, time), hasEnded: endedAt === end };
}

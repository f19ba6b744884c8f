import { useEffect, useEffectEvent, useState } from "react";
import { countDown } from "../wire/countdown/countDown.ts";
import { type RemainingTime, remainingTime } from "../wire/countdown/remainingTime.ts";

/** What a countdown counts. */
export interface RemainingTimeInput {
  readonly end: number;
  /** The time of the first drawing; unknown when left out. */
  readonly now?: number | undefined;
  /** Tells the time after that. */
  readonly clock: () => number;
  /** Hears that the end has come while somebody looked on. */
  readonly onEnd?: (() => void) | undefined;
}

/** What is left, and whether the end came while somebody looked on. */
export interface CountedTime {
  /** Null while nobody knows what time it is: on a server that was not told. */
  readonly left: RemainingTime | null;
  readonly hasEnded: boolean;
}

/** Counts in step with the clock: each change is waited for anew, so that nothing adds up. Stops at the end. */
export function useRemainingTime({ end, now, clock, onEnd }: RemainingTimeInput): CountedTime {
  const [time, setTime] = useState<number | null>(now ?? null);
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const tell = useEffectEvent(clock);
  const hearEnd = useEffectEvent((until: number) => {
    setEndedAt(until);
    onEnd?.();
  });
  useEffect(() => countDown({ end, clock: () => tell(), onTime: setTime, onEnd: () => hearEnd(end) }), [end]);
  return { left: time === null ? null : remainingTime(end, time), hasEnded: endedAt === end };
}

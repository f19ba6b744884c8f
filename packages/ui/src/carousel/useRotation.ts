import { useEffect, useEffectEvent, useState } from "react";
import { useReducedMotion } from "../internal/useReducedMotion.ts";

/** How something turns by itself. */
export interface Rotation {
  /** Whether it turns, or would if the pointer were not on it. */
  readonly turns: boolean;
  /** Starts or stops it; null leaves it to how it began. */
  readonly setTurns: (turns: boolean | null) => void;
  /** Holds it still for a while, such as under the pointer. */
  readonly setHeld: (held: boolean) => void;
}

/**
 * Calls `advance` every so many milliseconds while it turns, is not held and the page is looked at. Begins by itself
 * unless `startsTurning` is false or the visitor asked for less motion; never on a server.
 */
export function useRotation(advance: () => void, interval: number, startsTurning: boolean): Rotation {
  const isReduced = useReducedMotion();
  const [chosen, setTurns] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const turns = chosen ?? (startsTurning && !isReduced);
  const next = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  useEffect(() => {
    if (!turns || held) return;
    const timer = setInterval(next, interval);
    return () => clearInterval(timer);
  }, [turns, held, interval]);
  return { turns, setTurns, setHeld };
}

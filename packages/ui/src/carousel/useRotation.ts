import { useEffect, useEffectEvent, useState } from "react";
import { useReducedMotion } from "../internal/useReducedMotion.ts";

/** State of an automatic rotation. */
export interface Rotation {
  /** Whether it rotates, or would if it were not held. */
  readonly turns: boolean;
  /** Starts or stops it; null restores the initial behaviour. */
  readonly setTurns: (turns: boolean | null) => void;
  /** Pauses it temporarily, such as under the pointer. */
  readonly setHeld: (held: boolean) => void;
}

/**
 * Calls `advance` every `interval` milliseconds while it rotates, is not held and the page is visible. Starts by itself
 * unless `startsTurning` is false or the user prefers reduced motion; never on a server.
 */
export function useRotation(advance: () => void, interval: number, startsTurning: boolean): Rotation {
  const isReduced = useReducedMotion();
  const [choice, setTurns] = useState<boolean | null>(null);
  const [isHeld, setHeld] = useState(false);
  const turns = choice ?? (startsTurning && !isReduced);
  const next = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  useEffect(() => {
    if (!turns || isHeld) return;
    const timer = setInterval(next, interval);
    return () => clearInterval(timer);
  }, [turns, isHeld, interval]);
  return { turns, setTurns, setHeld };
}

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import {
  type Step,
  type StripEdges,
  slidesInView,
  stepBack,
  stepForward,
  stripEdges,
} from "../wire/carousel/carouselStrip.ts";
import { moveStrip } from "../wire/carousel/moveStrip.ts";
import { readStep } from "../wire/carousel/readStep.ts";
import { watchStrip } from "../wire/carousel/watchStrip.ts";

/** The visible part of a strip, and the functions to move it. */
export interface StripMoves<T extends HTMLElement = HTMLElement> {
  readonly strip: RefObject<T | null>;
  readonly edges: StripEdges;
  /** Indexes of the first and last fully visible slide. */
  readonly seen: { readonly first: number; readonly last: number };
  readonly forward: () => void;
  readonly back: () => void;
  readonly toStart: () => void;
}

/** Moves a scrolling strip slide by slide, and tracks which of its ends are visible. */
export function useStrip<T extends HTMLElement = HTMLElement>(
  count: number,
  isWholeAtFirst = count <= 1,
): StripMoves<T> {
  const strip = useRef<T>(null);
  // A server cannot measure: the strip is at its start, and continues unless the caller doubts it.
  const [edges, setEdges] = useState<StripEdges>({ atStart: true, atEnd: isWholeAtFirst });
  const [visible, setVisible] = useState({ first: 0, last: 0 });

  const measure = useCallback((): void => {
    if (strip.current === null) return;
    setEdges(stripEdges(strip.current));
    setVisible(slidesInView(readStep(strip.current)));
  }, []);

  useEffect(() => {
    return strip.current === null || count === 0 ? undefined : watchStrip(strip.current, measure);
  }, [measure, count]);

  const move = (choose: (step: Step) => number): void => {
    if (strip.current !== null) moveStrip(strip.current, choose);
  };
  return {
    strip,
    edges: count === 0 ? { atStart: true, atEnd: true } : edges,
    seen: visible,
    forward: () => move(stepForward),
    back: () => move(stepBack),
    toStart: () => move(() => 0),
  };
}

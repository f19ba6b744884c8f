import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { afterQuiet } from "../internal/afterQuiet.ts";
import { type Step, type StripEdges, slidesInView, stepBack, stepForward, stripEdges } from "./carouselStrip.ts";
import { readStep, scrollStrip } from "./readStep.ts";

/** How long after the last scroll event the ends are looked at again, in milliseconds. */
export const scrollQuiet = 100;

/** How long after the last change of size the ends are looked at again, in milliseconds. */
export const resizeQuiet = 410;

/** What is seen of a strip, and the ways to move it. */
export interface StripMoves<T extends HTMLElement = HTMLElement> {
  readonly strip: RefObject<T | null>;
  readonly edges: StripEdges;
  /** Indexes of the first and last slide seen whole. */
  readonly seen: { readonly first: number; readonly last: number };
  readonly forward: () => void;
  readonly back: () => void;
  readonly toStart: () => void;
}

/** Moves a scrolling strip slide by slide, and knows which of its ends are in sight. */
export function useStrip<T extends HTMLElement = HTMLElement>(
  count: number,
  isWholeAtFirst = count <= 1,
): StripMoves<T> {
  const strip = useRef<T>(null);
  // On a server nothing is measured: the strip stands at its beginning, and there is more unless the caller doubts it.
  const [edges, setEdges] = useState<StripEdges>({ atStart: true, atEnd: isWholeAtFirst });
  const [seen, setSeen] = useState({ first: 0, last: 0 });

  const look = useCallback((): void => {
    if (strip.current === null) return;
    setEdges(stripEdges(strip.current));
    setSeen(slidesInView(readStep(strip.current)));
  }, []);

  useEffect(() => {
    const found = strip.current;
    if (found === null || count === 0) return;
    const scrolled = afterQuiet(look, scrollQuiet);
    const resized = afterQuiet(look, resizeQuiet);
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(resized.poke);
    look();
    found.addEventListener("scroll", scrolled.poke, { passive: true });
    window.addEventListener("resize", resized.poke);
    observer?.observe(found);
    return () => {
      found.removeEventListener("scroll", scrolled.poke);
      window.removeEventListener("resize", resized.poke);
      observer?.disconnect();
      scrolled.cancel();
      resized.cancel();
    };
  }, [look, count]);

  const move = (choose: (step: Step) => number): void => {
    if (strip.current === null) return;
    const step = readStep(strip.current);
    scrollStrip(strip.current, step.slides[choose(step)]?.start ?? 0);
  };
  return {
    strip,
    edges: count === 0 ? { atStart: true, atEnd: true } : edges,
    seen,
    forward: () => move(stepForward),
    back: () => move(stepBack),
    toStart: () => move(() => 0),
  };
}

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { afterQuiet } from "../internal/afterQuiet.ts";
import { type Step, type StripEdges, slidesInView, stepBack, stepForward, stripEdges } from "./carouselStrip.ts";

/** How long after the last scroll event the ends are looked at again, in milliseconds. */
export const scrollQuiet = 100;

/** How long after the last change of size the ends are looked at again, in milliseconds. */
export const resizeQuiet = 410;

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** What the strip looks like now, counted from its beginning whatever the direction of writing. */
function readStep(strip: HTMLElement): Step {
  const mirrored = isRightToLeft(strip);
  const boxes = [...strip.children].map((slide) => slide.getBoundingClientRect());
  const origin = boxes[0];
  return {
    slides: boxes.map((box) => ({
      start: origin === undefined ? 0 : mirrored ? origin.right - box.right : box.left - origin.left,
      size: box.width,
    })),
    offset: Math.abs(strip.scrollLeft),
    view: strip.clientWidth,
  };
}

/** What is seen of a strip, and the ways to move it. */
export interface StripMoves {
  readonly strip: RefObject<HTMLElement | null>;
  readonly edges: StripEdges;
  /** Indexes of the first and last slide seen whole. */
  readonly seen: { readonly first: number; readonly last: number };
  readonly forward: () => void;
  readonly back: () => void;
  readonly toStart: () => void;
}

function scrollToSlide(strip: HTMLElement, { slides }: Step, index: number): void {
  const start = slides[index]?.start ?? 0;
  strip.scrollLeft = isRightToLeft(strip) ? -start : start;
}

/** Moves a scrolling strip slide by slide, and knows which of its ends are in sight. */
export function useStrip(count: number): StripMoves {
  const strip = useRef<HTMLElement>(null);
  // On a server nothing is measured: the strip stands at its beginning, and there is more.
  const [edges, setEdges] = useState<StripEdges>({ atStart: true, atEnd: count <= 1 });
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
    scrollToSlide(strip.current, step, choose(step));
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

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { nearestSlide } from "../wire/carousel/carouselStrip.ts";
import { readStep, runsFromRight, scrollStrip } from "../wire/carousel/readStep.ts";
import { scrollQuiet } from "../wire/carousel/watchStrip.ts";
import { afterQuiet } from "../wire/afterQuiet.ts";
import { type Swipe, pictureOfKey, pictureOfSwipe, wrapIndex } from "./pictureOrder.ts";

/** What a strip of pictures, one at a time, is told. */
export interface FilmstripInput {
  /** How many pictures the strip holds; 0 while there is no strip. */
  readonly count: number;
  readonly index: number;
  /** Hears which picture is to be shown: by a step, a key, a swipe or the strip having been scrolled. */
  readonly onIndexChange: (index: number) => void;
}

/** The ways through a strip of pictures. */
export interface Filmstrip {
  readonly next: () => void;
  readonly previous: () => void;
  /** Moves by an arrow key, Home or End; tells whether the key was one of these, and to which picture it led. */
  readonly byKey: (key: string) => number | null;
}

/** Keeps what is scrolled and which picture is current the same, in both directions; tells whether it still scrolls. */
function useScrolledIndex(strip: RefObject<HTMLElement | null>, input: FilmstripInput): RefObject<boolean> {
  const { index, count } = input;
  const isMoving = useRef(false);
  const report = useEffectEvent((): void => {
    const shown = strip.current === null ? index : nearestSlide(readStep(strip.current));
    if (shown !== index) input.onIndexChange(shown);
  });
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = index;
    // Before a script ran, somebody may have swiped: then the strip is right.
    const found = count === 0 ? null : strip.current;
    if (found === null || (before === null && index === 0)) return report();
    const step = readStep(found);
    const isNear = before !== null && Math.abs(before - index) === 1;
    if (nearestSlide(step) !== index) scrollStrip(found, step.slides[index]?.start ?? 0, !isNear);
  }, [strip, index, count]);
  useEffect(() => {
    const found = strip.current;
    if (found === null || count < 2) return;
    const quiet = afterQuiet(() => {
      isMoving.current = false;
      report();
    }, scrollQuiet);
    const move = (): void => {
      isMoving.current = true;
      quiet.poke();
    };
    found.addEventListener("scroll", move, { passive: true });
    return () => {
      found.removeEventListener("scroll", move);
      quiet.cancel();
      isMoving.current = false;
    };
  }, [strip, count]);
  return isMoving;
}

interface SwipedStrip {
  readonly strip: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly isMoving: RefObject<boolean>;
}

/** Hears the ways of single fingers over the strip while it stands still. */
function useSwipe({ strip, count, isMoving }: SwipedStrip, onSwipe: (swipe: Swipe) => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const found = strip.current;
    if (found === null || count < 2) return;
    let from: Touch | undefined;
    // Two fingers zoom; and which picture is at an end is not known while the strip is on its way.
    const start = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 && !isMoving.current ? touches[0] : undefined;
    };
    const end = ({ changedTouches: { 0: to } }: TouchEvent): void => {
      if (from !== undefined && to !== undefined) {
        swiped({ across: to.clientX - from.clientX, down: to.clientY - from.clientY });
      }
    };
    found.addEventListener("touchstart", start, { passive: true });
    found.addEventListener("touchend", end, { passive: true });
    return () => {
      found.removeEventListener("touchstart", start);
      found.removeEventListener("touchend", end);
    };
  }, [strip, count, isMoving]);
}

/** A strip that shows one picture at a time: the browser swipes, and everything else goes around the ends. */
export function useFilmstrip(strip: RefObject<HTMLElement | null>, input: FilmstripInput): Filmstrip {
  const { count, index, onIndexChange } = input;
  const place = () => ({ index, count, isRightToLeft: strip.current !== null && runsFromRight(strip.current) });
  const show = (wanted: number | null): void => {
    if (wanted !== null && wanted !== index) onIndexChange(wanted);
  };
  const isMoving = useScrolledIndex(strip, input);
  useSwipe({ strip, count, isMoving }, (swipe) => show(pictureOfSwipe(swipe, place())));
  return {
    next: () => show(wrapIndex(index + 1, count)),
    previous: () => show(wrapIndex(index - 1, count)),
    byKey: (key) => {
      const wanted = pictureOfKey(key, place());
      show(wanted);
      return wanted;
    },
  };
}

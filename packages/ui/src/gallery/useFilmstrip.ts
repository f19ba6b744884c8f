import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { nearestSlide } from "../wire/carousel/carouselStrip.ts";
import { readStep, runsFromRight, scrollStrip } from "../wire/carousel/readStep.ts";
import { scrollQuiet } from "../wire/carousel/watchStrip.ts";
import { debounce } from "../wire/debounce.ts";
import { type Swipe, pictureOfKey, pictureOfSwipe, wrapIndex } from "./pictureOrder.ts";

/** Options of a strip that shows one picture at a time. */
export interface FilmstripInput {
  /** Number of pictures in the strip; 0 while there is no strip. */
  readonly count: number;
  readonly index: number;
  /** Called with the picture to show, after a step, a key, a swipe or a scroll of the strip. */
  readonly onIndexChange: (index: number) => void;
}

/** Ways to move through a strip of pictures. */
export interface Filmstrip {
  readonly next: () => void;
  readonly previous: () => void;
  /** Moves by an arrow key, Home or End; returns the picture it led to, or null for other keys. */
  readonly byKey: (key: string) => number | null;
}

/**
 * Synchronises the scroll position and the current picture in both directions; the ref says whether it is still
 * scrolling.
 */
function useScrolledIndex(strip: RefObject<HTMLElement | null>, input: FilmstripInput): RefObject<boolean> {
  const { index, count } = input;
  const isMoving = useRef(false);
  const report = useEffectEvent((): void => {
    const shownIndex = strip.current === null ? index : nearestSlide(readStep(strip.current));
    if (shownIndex !== index) input.onIndexChange(shownIndex);
  });
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const previousIndex = shownBefore.current;
    shownBefore.current = index;
    // If the visitor swiped before hydration, the strip's position is right.
    const element = count === 0 ? null : strip.current;
    if (element === null || (previousIndex === null && index === 0)) return report();
    const step = readStep(element);
    const isNear = previousIndex !== null && Math.abs(previousIndex - index) === 1;
    if (nearestSlide(step) !== index) scrollStrip(element, step.slides[index]?.start ?? 0, !isNear);
  }, [strip, index, count]);
  useEffect(() => {
    const element = strip.current;
    if (element === null || count < 2) return;
    const scrolled = debounce(() => {
      isMoving.current = false;
      report();
    }, scrollQuiet);
    const handleScroll = (): void => {
      isMoving.current = true;
      scrolled.call();
    };
    element.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      element.removeEventListener("scroll", handleScroll);
      scrolled.cancel();
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

/** Reports single-finger movements over the strip while it is at rest. */
function useSwipe({ strip, count, isMoving }: SwipedStrip, onSwipe: (swipe: Swipe) => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = strip.current;
    if (element === null || count < 2) return;
    let firstTouch: Touch | undefined;
    // Two fingers zoom; and while the strip is moving, it is unknown which picture is at an end.
    const handleTouchStart = ({ touches }: TouchEvent): void => {
      firstTouch = touches.length === 1 && !isMoving.current ? touches[0] : undefined;
    };
    const handleTouchEnd = ({ changedTouches: { 0: to } }: TouchEvent): void => {
      if (firstTouch !== undefined && to !== undefined) {
        swiped({ across: to.clientX - firstTouch.clientX, down: to.clientY - firstTouch.clientY });
      }
    };
    element.addEventListener("touchstart", handleTouchStart, { passive: true });
    element.addEventListener("touchend", handleTouchEnd, { passive: true });
    return () => {
      element.removeEventListener("touchstart", handleTouchStart);
      element.removeEventListener("touchend", handleTouchEnd);
    };
  }, [strip, count, isMoving]);
}

/** A strip that shows one picture at a time: the browser handles swipes, everything else wraps around the ends. */
export function useFilmstrip(strip: RefObject<HTMLElement | null>, input: FilmstripInput): Filmstrip {
  const { count, index, onIndexChange } = input;
  const currentPlace = () => ({ index, count, isRightToLeft: strip.current !== null && runsFromRight(strip.current) });
  const show = (next: number | null): void => {
    if (next !== null && next !== index) onIndexChange(next);
  };
  const isMoving = useScrolledIndex(strip, input);
  useSwipe({ strip, count, isMoving }, (swipe) => show(pictureOfSwipe(swipe, currentPlace())));
  return {
    next: () => show(wrapIndex(index + 1, count)),
    previous: () => show(wrapIndex(index - 1, count)),
    byKey: (key) => {
      const next = pictureOfKey(key, currentPlace());
      show(next);
      return next;
    },
  };
}

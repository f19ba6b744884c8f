import type { Step } from "./carouselStrip.ts";

/** Whether an element has right-to-left text. */
export const runsFromRight = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** The current geometry of a strip, counted from its start in either text direction. */
export function readStep(strip: HTMLElement): Step {
  const mirrored = runsFromRight(strip);
  const boxes = [...strip.children].map((slide) => slide.getBoundingClientRect());
  const origin = boxes[0];
  return {
    slides: boxes.map((box) => ({
      start: origin === undefined ? 0 : startOf(box, origin, mirrored),
      size: box.width,
    })),
    offset: Math.abs(strip.scrollLeft),
    view: strip.clientWidth,
  };
}

function startOf(box: DOMRect, origin: DOMRect, mirrored: boolean): number {
  return mirrored ? origin.right - box.right : box.left - origin.left;
}

/** Scrolls a strip to an offset from its start; as its style sheet says, or instantly. */
export function scrollStrip(strip: HTMLElement, offset: number, isInstant = false): void {
  const left = runsFromRight(strip) ? -offset : offset;
  if (isInstant && typeof strip.scrollTo === "function") strip.scrollTo({ left, behavior: "instant" });
  else strip.scrollLeft = left;
}

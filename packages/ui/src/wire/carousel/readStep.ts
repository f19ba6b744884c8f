import type { Step } from "./carouselStrip.ts";

/** Whether the text in an element runs from right to left. */
export const runsFromRight = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** What a strip looks like now, counted from its beginning whatever the direction of writing. */
export function readStep(strip: HTMLElement): Step {
  const mirrored = runsFromRight(strip);
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

/** Scrolls a strip so far from its beginning; as its style sheet says, or at once. */
export function scrollStrip(strip: HTMLElement, offset: number, isInstant = false): void {
  const left = runsFromRight(strip) ? -offset : offset;
  if (isInstant && typeof strip.scrollTo === "function") strip.scrollTo({ left, behavior: "instant" });
  else strip.scrollLeft = left;
}

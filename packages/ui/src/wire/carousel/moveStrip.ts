import type { Step } from "./carouselStrip.ts";
import { readStep, scrollStrip } from "./readStep.ts";

/** Scrolls a strip to the slide that is chosen of what is seen of it now. */
export function moveStrip(strip: HTMLElement, choose: (step: Step) => number): void {
  const step = readStep(strip);
  scrollStrip(strip, step.slides[choose(step)]?.start ?? 0);
}

import type { Step } from "./carouselStrip.ts";
import { readStep, scrollStrip } from "./readStep.ts";

/** Scrolls a strip to the slide that `choose` picks from its current state. */
export function moveStrip(strip: HTMLElement, choose: (step: Step) => number): void {
  const step = readStep(strip);
  scrollStrip(strip, step.slides[choose(step)]?.start ?? 0);
}

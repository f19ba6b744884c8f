import { allMarked, findMarked } from "../mark.ts";
import { carouselMarks } from "./carouselMarks.ts";
import { slidesInView, stepBack, stepForward, stripEdges } from "./carouselStrip.ts";
import { moveStrip } from "./moveStrip.ts";
import { readStep } from "./readStep.ts";
import { watchStrip } from "./watchStrip.ts";

function wire(carousel: HTMLElement): void {
  const strip = findMarked(carousel, carouselMarks.strip);
  const previous = findMarked(carousel, carouselMarks.previous);
  const next = findMarked(carousel, carouselMarks.next);
  const status = findMarked(carousel, carouselMarks.status);
  if (!strip || !previous || !next) return;
  let isMoved = false;
  const update = (): void => {
    const { atStart, atEnd } = stripEdges(strip);
    previous.ariaDisabled = String(atStart);
    next.ariaDisabled = String(atEnd);
    carousel.toggleAttribute("data-fits", atStart && atEnd);
    if (isMoved && status) status.textContent = strip.children[slidesInView(readStep(strip)).first]?.ariaLabel ?? "";
  };
  for (const [button, choose] of [[previous, stepBack] as const, [next, stepForward] as const])
    button.addEventListener("click", () => {
      if (button.ariaDisabled === "true") return;
      isMoved = true;
      moveStrip(strip, choose);
    });
  watchStrip(strip, update);
}

/**
 * Makes the two arrow buttons of each carousel in `place` step by the visible slides, and announces the new position.
 * An automatically rotating carousel requires React.
 */
export function wireCarousel(place: ParentNode): void {
  for (const carousel of allMarked(place, carouselMarks.root)) wire(carousel);
}

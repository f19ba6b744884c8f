import { wireCarousel } from "../client/wireCarousel.ts";
import { wireFolds } from "../client/wireFolds.ts";
import { wireSections } from "../client/wireSections.ts";

/**
 * Lets the buttons of a row move it: the links to a page's sections, which it wires as well, or a carousel. It needs no
 * React.
 */
export function mount(element: HTMLElement): void {
  const carousel = element.querySelector<HTMLElement>(".torg-carousel");
  if (carousel !== null) {
    wireCarousel(carousel);
    return;
  }
  wireFolds();
  wireSections(element);
}

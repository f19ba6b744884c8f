import { wireCarousel } from "../client/wireCarousel.ts";
import { wireFolds } from "../client/wireFolds.ts";
import { wireSections } from "../client/wireSections.ts";

/**
 * Lets the buttons of a row move it: the links to a page's sections, or a carousel. The sections that fold are wired with
 * their links, also where there are too few to show. It needs no React.
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

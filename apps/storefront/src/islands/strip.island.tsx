import { wireCarousel } from "../client/wireCarousel.ts";
import { wireFolds } from "../client/wireFolds.ts";
import { wireSections } from "../client/wireSections.ts";

/**
 * Lets the buttons of a row move it: the links to a page's sections, or a carousel. The sections that fold are wired with
 * their links, or with the first of them where there are none. It needs no React.
 */
export function mount(element: HTMLElement): void {
  const isFold = element.dataset["fold"] !== undefined;
  const carousel = isFold ? null : element.querySelector<HTMLElement>(".torg-carousel");
  if (carousel !== null) {
    wireCarousel(carousel);
    return;
  }
  wireFolds();
  if (!isFold) wireSections(element);
}

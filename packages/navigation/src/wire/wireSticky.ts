import { findMarked, isScrolledPast, scrollThrottle } from "@torg/ui/wire";
import { headOnScroll, type HeadPlace } from "../domain/headOnScroll.ts";
import { navigationMarks } from "./navigationMarks.ts";

/** Says a length at the root unless its styles say so already: a change there has every element of the page styled anew. */
function setLength(root: HTMLElement, name: string, length: string): void {
  if (getComputedStyle(root).getPropertyValue(name) !== length) root.style.setProperty(name, length);
}

/**
 * Marks the document with `data-scrolled` once it is scrolled far enough for the menu, the news and the way back to
 * stay in sight, and with `data-away` while the head gives way to somebody who reads on; looks every 20 ms at most.
 * `--torg-top-size` is how high the head of the page is, `--torg-news-size` how high the news above it; a shop that
 * registers them as lengths and gives them what is usual has its pages styled once.
 */
export function wireSticky(): void {
  const top = findMarked(document, navigationMarks.pageTop);
  if (!top) return;
  const { documentElement: root } = document;
  let waits = false;
  let head: HeadPlace = { isAway: false, at: scrollY };
  const look = () => {
    waits = false;
    root.toggleAttribute("data-scrolled", isScrolledPast(scrollY));
    head = headOnScroll(head, scrollY);
    root.toggleAttribute("data-away", head.isAway);
  };
  addEventListener(
    "scroll",
    () => {
      if (!waits) setTimeout(look, scrollThrottle);
      waits = true;
    },
    { passive: true },
  );
  const news = findMarked(document, navigationMarks.news);
  const parts = [
    { name: "--torg-top-size", part: top },
    ...(news === null ? [] : [{ name: "--torg-news-size", part: news }]),
  ];
  // Measured after the browser's own layout, not in the middle of it; the new style in a task of its own.
  const observer = new ResizeObserver(() => {
    look();
    const sizes = parts.map(({ name, part }) => ({ name, size: `${part.offsetHeight}px` }));
    setTimeout(() => sizes.forEach(({ name, size }) => setLength(root, name, size)));
  });
  for (const { part } of parts) observer.observe(part);
}

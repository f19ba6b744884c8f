import { findMarked, isScrolledPast, scrollThrottle } from "@torg/ui/wire";
import { headOnScroll, type HeadPlace } from "../domain/headOnScroll.ts";
import { navigationMarks } from "./navigationMarks.ts";

/**
 * Sets a length on the root unless it already has that value, because a change there restyles every element of the
 * page.
 */
function setLength(root: HTMLElement, name: string, length: string): void {
  if (getComputedStyle(root).getPropertyValue(name) !== length) root.style.setProperty(name, length);
}

/**
 * Sets `data-scrolled` on the document once it is scrolled far enough for sticky menu, banner and back-to-top link, and
 * `data-away` while the head is hidden on the way down; checks every 20 ms at most. `--torg-top-size` is the height of
 * the page head, `--torg-news-size` that of the banner above it. A shop that registers them as lengths with their usual
 * values avoids a second style pass.
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
  // Measured after the browser's own layout instead of forcing one; the new style is set in a task of its own.
  const observer = new ResizeObserver(() => {
    look();
    const sizes = parts.map(({ name, part }) => ({ name, size: `${part.offsetHeight}px` }));
    setTimeout(() => sizes.forEach(({ name, size }) => setLength(root, name, size)));
  });
  for (const { part } of parts) observer.observe(part);
}

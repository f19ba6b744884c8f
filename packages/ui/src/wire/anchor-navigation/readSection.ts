import { scrollThrottle } from "../isScrolledPast.ts";
import { throttle } from "../throttle.ts";
import { sectionInView } from "./sectionInView.ts";

/** The id of the section in view, among those on the page; null above the first. */
export function readSection(ids: readonly string[]): string | null {
  const sections = ids.map((id) => ({ id, element: document.getElementById(id) }));
  return sectionInView(
    sections.flatMap(({ id, element }) => (element === null ? [] : [{ id, top: element.getBoundingClientRect().top }])),
  );
}

/** Calls `onMove` on scroll and resize, every 20 ms at most; returns the function that stops it. */
export function watchPage(onMove: () => void): () => void {
  const { call, cancel } = throttle(onMove, scrollThrottle);
  window.addEventListener("scroll", call, { passive: true });
  window.addEventListener("resize", call);
  return () => {
    window.removeEventListener("scroll", call);
    window.removeEventListener("resize", call);
    cancel();
  };
}

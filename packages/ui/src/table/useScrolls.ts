import { type RefObject, useEffect, useState } from "react";

/**
 * Whether a box overflows horizontally. True on a server, before the first measurement and where nothing can be
 * measured: an unreachable scroll container is worse than a superfluous tab stop.
 */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}

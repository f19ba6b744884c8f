import { type RefObject, useEffect, useState } from "react";

/**
 * Whether a box has more in it than shows from side to side. It says yes on a server, before the first measurement and
 * where nothing can be measured: a box that scrolls and cannot be reached is worse than a stop too many.
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

import { type RefObject, useEffect } from "react";

/**
 * Writes the height of a bar onto the page as `--torg-sticky-bar-<side>`, so that nothing that is focused or led to
 * hides under it. Zero while the bar is away.
 */
export function useBarSize(bar: RefObject<HTMLElement | null>, side: "top" | "bottom", isShown: boolean): void {
  useEffect(() => {
    const found = bar.current;
    if (found === null || !isShown) return;
    const { style } = document.documentElement;
    const name = `--torg-sticky-bar-${side}`;
    const measure = (): void => style.setProperty(name, `${found.offsetHeight}px`);
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    measure();
    observer?.observe(found);
    return () => {
      observer?.disconnect();
      style.removeProperty(name);
    };
  }, [bar, side, isShown]);
}

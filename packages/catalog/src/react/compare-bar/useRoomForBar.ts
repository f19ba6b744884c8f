import { useEffect, type RefObject } from "react";

/** Other elements at the lower edge are placed above the bar by this property of the page. */
const sizeProperty = "--torg-compare-bar-size";

/** Tells the rest of the page how high the bar is, as long as it is there. */
export function useRoomForBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isShown || element === null) return undefined;
    const { style } = document.documentElement;
    const writeSize = (): void => style.setProperty(sizeProperty, `${element.offsetHeight}px`);
    writeSize();
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(writeSize);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      style.removeProperty(sizeProperty);
    };
  }, [bar, isShown]);
}

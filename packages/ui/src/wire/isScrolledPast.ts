/** Scroll distance from which sticky parts and the back-to-top link show, in pixels. */
const stickyThreshold = 200;

/** How often scrolling is checked, in milliseconds. */
export const scrollThrottle = 20;

/** Whether a page is scrolled further than a threshold. */
export function isScrolledPast(scrolled: number, threshold: number = stickyThreshold): boolean {
  return scrolled > threshold;
}

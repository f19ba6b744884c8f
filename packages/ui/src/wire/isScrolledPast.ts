/** From how far down on what sticks and what leads back up is shown, in pixels. */
const stickyThreshold = 200;

/** How often scrolling is looked at, in milliseconds. */
export const scrollThrottle = 20;

/** Whether a page is scrolled further than a threshold. */
export function isScrolledPast(scrolled: number, threshold: number = stickyThreshold): boolean {
  return scrolled > threshold;
}

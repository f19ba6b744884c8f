/** Longest wait in milliseconds: a hidden page never paints. */
const patienceMs = 2000;

/**
 * Resolves when the page has been painted in its current state, or after two seconds. Load what is not visible at first
 * after that: on a slow line every earlier request delays the first paint.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The browser may have painted only the beginning of the page: the next frame holds the rest, and the one after it
    // shows that it is done.
    const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    // In a browser without paint entries only the timeout applies.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      afterFrame();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, patienceMs);
  });
}

/** How long is waited at most, in milliseconds: a page that nobody looks at paints nothing. */
const patienceMs = 2000;

/**
 * Resolves when the page has been painted as it is when this is called, or after two seconds. What nobody sees in the
 * first picture is fetched after it: on a slow line each request before it makes it later.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A browser may have painted the page's beginning already: the frame that comes next holds the rest, the one after it
    // tells that it is done.
    const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    // A browser without such entries only waits.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      afterFrame();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, patienceMs);
  });
}

/** Longest wait for a frame, in milliseconds; a hidden window never renders one. */
const longestFrame = 100;

/** Resolves once the browser has painted the current state. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

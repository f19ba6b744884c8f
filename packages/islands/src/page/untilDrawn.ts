/** How long to wait for a frame that never comes, as in a window that nobody looks at; in milliseconds. */
const longestFrame = 100;

/** Resolves once the browser has drawn what stands now. */
export function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

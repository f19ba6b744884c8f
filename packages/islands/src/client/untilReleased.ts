/** How long a press may last that is waited for, in milliseconds: who holds longer does not press. */
const longestPressMs = 1000;

/**
 * Settles when nobody presses something inside an element: a press that begins on what is taken away before it ends is
 * none.
 */
export function untilReleased(element: Element): Promise<void> {
  if (!element.matches(":active")) return Promise.resolve();
  return new Promise((resolve) => {
    // The click comes after the release.
    const release = (): void => void setTimeout(resolve);
    for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, release, { once: true });
    setTimeout(resolve, longestPressMs);
  });
}

/** Longest wait for a press to end, in milliseconds; anything longer is a hold. */
const longestPressMs = 1000;

/**
 * Settles when nothing inside an element is being pressed: removing the pressed element before the release would lose
 * the click.
 */
export function untilReleased(element: Element): Promise<void> {
  if (!element.matches(":active")) return Promise.resolve();
  return new Promise((resolve) => {
    // The click event follows the release.
    const release = (): void => void setTimeout(resolve);
    for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, release, { once: true });
    setTimeout(resolve, longestPressMs);
  });
}

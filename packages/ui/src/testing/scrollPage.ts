/**
 * Scrolls the page to a place, in pixels from its top, and says so at once: a browser says it with its next frame, which
 * a busy machine may draw seconds later.
 */
export function scrollPage(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
  window.dispatchEvent(new Event("scroll"));
}

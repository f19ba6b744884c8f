/**
 * Scrolls the page to a position in pixels and dispatches the event at once: a browser does that with its next frame,
 * which a busy machine may render seconds later.
 */
export function scrollPage(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
  window.dispatchEvent(new Event("scroll"));
}

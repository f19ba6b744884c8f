/** What browsers say when a change of pages is not drawn: another one was quicker, or the next page has none. */
const skipped = /^Transition was /;

/**
 * Lets changes of pages that are not drawn end in silence: they are an ornament, and a browser that leaves one out tells
 * of it as an error that nobody caught.
 */
export function hushTransitions(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && skipped.test(event.reason.message)) event.preventDefault();
  });
}

/** Message of browsers when a view transition is skipped: another one was faster, or the next page has none. */
const skipped = /^Transition was /;

/** Silences skipped view transitions: they are decoration, but browsers report them as unhandled rejections. */
export function ignoreSkippedTransitions(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && skipped.test(event.reason.message)) event.preventDefault();
  });
}

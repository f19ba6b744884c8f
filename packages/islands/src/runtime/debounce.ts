/**
 * Pause after the last press before the page is left, in milliseconds; quick repeated presses come sooner than that.
 */
const quietMs = 300;

/** Returns a debounced `run`, called a moment after the last of several calls. */
export function debounce(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, quietMs);
  };
}

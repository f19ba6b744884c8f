/** How long nobody must have pressed before the page is left, in milliseconds: who presses quickly presses again by then. */
const quietMs = 300;

/** Returns a debounced `run`: it is called a moment after the last of several calls. */
export function onceQuiet(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, quietMs);
  };
}

/** How long nobody must have pressed before the page is left, in milliseconds: who presses quickly presses again by then. */
const quietMs = 300;

/** A function that does `run` once it has not been called for a moment. */
export function onceQuiet(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, quietMs);
  };
}

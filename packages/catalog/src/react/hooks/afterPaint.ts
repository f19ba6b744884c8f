/** Runs a function after the next paint, so that the visible reaction to a press comes first. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

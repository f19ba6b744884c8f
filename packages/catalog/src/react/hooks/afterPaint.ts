/** Does something once the browser has drawn what stands now, so that a press is seen before it is answered. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Whether the visitor asked the system for less motion; no where nobody can be asked. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Products in the visitor's compare list as far as this browser remembers; 0 where it may not remember. */
export function comparedCount(): number {
  try {
    return Number(window.localStorage.getItem("compare.count")) || 0;
  } catch {
    return 0;
  }
}

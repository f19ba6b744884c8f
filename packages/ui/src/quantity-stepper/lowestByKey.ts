/** The limit for keys where zero removes something: keys that also move the caret must not remove it. */
export function lowestByKey(quantity: number, min: number): number {
  return Math.max(min, Math.min(quantity, 1));
}

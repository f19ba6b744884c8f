/** How far down a key goes where zero takes something away: a key that is also pressed to move the caret never does. */
export function lowestByKey(quantity: number, min: number): number {
  return Math.max(min, Math.min(quantity, 1));
}

/** Rounds to whole numbers with halves away from zero: 2.5 to 3 and -2.5 to -3. Never returns negative zero. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

const largestKronor = Number.MAX_SAFE_INTEGER / 100;

/**
 * Converts kronor as they travel (`3992.8`) to a whole number of ore (`399280`), exact for every amount that has
 * at most two decimals; a third decimal is rounded, halves away from zero.
 * @throws RangeError when the amount is not finite or too large to be counted exactly in ore.
 */
export function toOre(kronor: number): number {
  const amount = Math.abs(kronor);
  if (!(amount <= largestKronor)) throw new RangeError(`${kronor} is no amount that can be counted exactly.`);
  // The shortest decimal text is what the number means: 1.005 * 100 would be 100.49999999999999. What is less than half
  // an ore may be written with an exponent.
  const text = String(amount < 0.005 ? 0 : amount);
  const point = `${text}.`.indexOf(".");
  const decimals = text.slice(point + 1).padEnd(3, "0");
  const ore = Number(text.slice(0, point) + decimals.slice(0, 2)) + (decimals.charAt(2) >= "5" ? 1 : 0);
  return Math.sign(kronor) * ore + 0;
}

const largestKronor = Number.MAX_SAFE_INTEGER / 100;

/**
 * Converts kronor as on the wire (`3992.8`) to whole ore (`399280`), exact for every amount with at most two decimals;
 * a third decimal is rounded, halves away from zero.
 * @throws RangeError when the amount is not finite or too large to be exact in ore.
 */
export function toOre(kronor: number): number {
  const amount = Math.abs(kronor);
  if (!(amount <= largestKronor)) throw new RangeError(`${kronor} is no amount that can be counted exactly.`);
  // Work on the decimal text, because 1.005 * 100 would be 100.49999999999999. Amounts below half an ore could have an
  // exponent in their text.
  const text = String(amount < 0.005 ? 0 : amount);
  const point = `${text}.`.indexOf(".");
  const decimals = text.slice(point + 1).padEnd(3, "0");
  const ore = Number(text.slice(0, point) + decimals.slice(0, 2)) + (decimals.charAt(2) >= "5" ? 1 : 0);
  return Math.sign(kronor) * ore + 0;
}

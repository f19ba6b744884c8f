/**
 * Converts kronor as they travel (`3992.8`) to a whole number of ore (`399280`), exact for every amount that has
 * at most two decimals; a third decimal is rounded, halves away from zero.
 * @throws RangeError when the amount is not finite or too large to be counted exactly in ore.
 */
export function toOre(kronor: number): number {
  // The shortest decimal text is what the number means: 1.005 * 100 would be 100.49999999999999.
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plainText(kronor));
  const [, sign = "", whole = "", fraction = ""] = match ?? [];
  const ore = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0")) + (fraction.charAt(2) >= "5" ? 1 : 0);
  if (match === null || !Number.isSafeInteger(ore)) {
    throw new RangeError(`${kronor} is no amount that can be counted exactly.`);
  }
  return sign === "" || ore === 0 ? ore : -ore;
}

/** Small amounts are otherwise written with an exponent, `1e-7`. */
function plainText(kronor: number): string {
  return Math.abs(kronor) < 1e-6 ? "0" : String(kronor);
}

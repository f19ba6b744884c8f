/** A share in a division. Keys are unique; between equal claims the lowest key comes first. */
export interface AllocationShare {
  readonly key: number;
  /** Whole, from 0 upwards. */
  readonly weight: number;
}

/**
 * Splits a whole amount in proportion to weights. The parts are in the order of the claims, whole, and add up to the
 * amount. The rounding rest goes to the largest remainders. If all weights are 0, every part is 0.
 */
export function allocate(amount: number, claims: readonly AllocationShare[]): readonly number[] {
  const wholeAmount = BigInt(amount);
  const weightSum = claims.reduce((total, { weight }) => total + BigInt(weight), 0n);
  if (weightSum === 0n) return claims.map(() => 0);
  // The product of two amounts can exceed the exact range of a number.
  const exact = claims.map(({ key, weight }, index) => {
    const product = wholeAmount * BigInt(weight);
    return { index, key, part: Number(product / weightSum), remainder: product % weightSum };
  });
  const parts = exact.map(({ part }) => part);
  const unallocated = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact.toSorted((a, b) => {
    if (a.remainder === b.remainder) return a.key - b.key;
    return a.remainder > b.remainder ? -1 : 1;
  });
  for (const { index } of byRemainder.slice(0, unallocated)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

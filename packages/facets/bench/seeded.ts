/** Pseudo-random numbers that are the same on every machine (mulberry32). */
export interface Seeded {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** A whole number from 0 (inclusive) to `end` (exclusive). */
  readonly below: (end: number) => number;
  /** Like `below`, but small numbers are much more frequent, as with brands and categories. */
  readonly skewed: (end: number) => number;
  /** Normally distributed, with mean 0 and standard deviation 1. */
  readonly normal: () => number;
}

/** A sequence determined by its seed. */
export function seeded(seed: number): Seeded {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (end) => Math.floor(next() * end),
    skewed: (end) => Math.floor(end * next() ** 2.2),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

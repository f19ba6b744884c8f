/** The number of variations of a drawing. */
export const seeds = 96;

/** A number below `seeds` that depends on the text alone. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The lowest bits of this hash depend mostly on the last letter, so higher bits are mixed in.
  return ((hash ^ (hash >>> 15)) >>> 0) % seeds;
}

const tints = ["#4f8ea8", "#7d9a5b", "#c39a52", "#8a7cbb", "#c47f73", "#53a08e", "#8b98a5", "#b688a4"] as const;

/** The variation chosen by a seed: a tint, the background field, and a mark. */
export interface Variation {
  readonly tint: string;
  readonly ground: 0 | 1 | 2 | 3;
  readonly mark: 0 | 1 | 2;
}

const grounds = [0, 1, 2, 3] as const;
const marks = [0, 1, 2] as const;

export function variationOf(seed: number): Variation {
  return {
    tint: tints[seed % 8] ?? tints[0],
    ground: grounds[Math.floor(seed / 8) % 4] ?? 0,
    mark: marks[Math.floor(seed / 32) % 3] ?? 0,
  };
}

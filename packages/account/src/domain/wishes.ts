/** Maximum number of products in a wish list. */
export const maxWishes = 200;

/** A product in a wish list. */
export interface Wish {
  readonly productId: number;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

/**
 * Merges a visitor's wishes into those of the account at login: each product once, with its earliest time, newest
 * first. The oldest ones beyond the maximum are dropped.
 */
export function mergeWishes(kept: readonly Wish[], brought: readonly Wish[]): readonly Wish[] {
  const earliest = new Map<number, Wish>();
  for (const wish of [...kept, ...brought]) {
    const previous = earliest.get(wish.productId);
    if (previous === undefined || wish.addedAt < previous.addedAt) earliest.set(wish.productId, wish);
  }
  return [...earliest.values()]
    .toSorted((a, b) => b.addedAt - a.addedAt || b.productId - a.productId)
    .slice(0, maxWishes);
}

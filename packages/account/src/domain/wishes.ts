/** Products that a list of wishes holds at most. */
export const mostWishes = 200;

/** A product that somebody has set aside. */
export interface Wish {
  readonly productId: number;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

/**
 * The wishes of an account after somebody has logged in who had set products aside before: all of both, each product
 * once and as it was set aside first, the newest first. What is more than a list holds is left out from its end.
 */
export function joinedWishes(kept: readonly Wish[], brought: readonly Wish[]): readonly Wish[] {
  const first = new Map<number, Wish>();
  for (const wish of [...kept, ...brought]) {
    const known = first.get(wish.productId);
    if (known === undefined || wish.addedAt < known.addedAt) first.set(wish.productId, wish);
  }
  return [...first.values()]
    .toSorted((a, b) => b.addedAt - a.addedAt || b.productId - a.productId)
    .slice(0, mostWishes);
}

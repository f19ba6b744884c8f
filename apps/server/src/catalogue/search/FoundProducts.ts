/** The result of a word search. */
export interface FoundProducts {
  /** Products, best first. */
  readonly ids: readonly number[];
  /** The matching variants, for products of which only some match. */
  readonly variantIds: ReadonlyMap<number, readonly number[]>;
  /** The corrected words that were searched; undefined if as typed. */
  readonly corrected?: string | undefined;
  /** Whether nothing has the words, and these products only look similar. */
  readonly isAlike?: boolean | undefined;
}

/** A row of matches: a product with what matched of it. */
export interface FoundRow {
  /** The listed product. */
  readonly id: number;
  /** The matching rows: the product itself, or some of its variants. */
  readonly hits: readonly number[];
  /** How each of them matched: lower is better. */
  readonly ways: readonly number[];
}

/**
 * Groups matches by product. Of a product's variants only those with the best kind of match count, so that an article
 * number that contains another is ignored; all count when the product itself matches as well.
 */
export function foundProducts(rows: readonly FoundRow[]): FoundProducts {
  const variantIds = new Map<number, readonly number[]>();
  for (const { id, hits, ways } of rows) {
    const best = Math.min(...ways);
    const bestHits = hits.filter((_, place) => ways[place] === best);
    if (!bestHits.includes(id)) variantIds.set(id, bestHits);
  }
  return { ids: rows.map(({ id }) => id), variantIds };
}

/** The intersection of two searches, in the order of the first; variants must match both. */
export function bothFound(first: FoundProducts, second: FoundProducts): FoundProducts {
  const others = new Set(second.ids);
  const variantIds = new Map([...second.variantIds, ...first.variantIds]);
  for (const [id, variants] of first.variantIds) {
    const wanted = second.variantIds.get(id);
    if (wanted !== undefined)
      variantIds.set(
        id,
        variants.filter((variant) => wanted.includes(variant)),
      );
  }
  const ids = first.ids.filter((id) => others.has(id));
  const isAlike = first.isAlike === true || second.isAlike === true;
  return { ids, variantIds, corrected: first.corrected ?? second.corrected, isAlike };
}

/** What words find. */
export interface FoundProducts {
  /** Products, the best first. */
  readonly ids: readonly number[];
  /** Of products that were found for some of their variants only: these. */
  readonly variantIds: ReadonlyMap<number, readonly number[]>;
  /** The words that were looked for in place of those that were typed; missing where they were as typed. */
  readonly corrected?: string | undefined;
  /** Whether nothing has the words and this only looks like them. */
  readonly isAlike?: boolean | undefined;
}

/** One row that words match: a product, or a variant of it. */
export interface FoundRow {
  /** The product in listings. */
  readonly id: number;
  /** What was matched of it: itself, or some of its variants. */
  readonly hits: readonly number[];
  /** How each of them matched: the lower the better. */
  readonly ways: readonly number[];
}

/**
 * What was found, by product. Of a product's variants those count that match in the best way, so that the number of one
 * in the article number of another means nothing; all of them do when the product itself matches as well.
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

/** What two searches both found, in the order of the first: of a product's variants those that both mean. */
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

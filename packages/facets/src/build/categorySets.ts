interface Node {
  readonly next: Map<number, Node>;
  code: number;
}

interface CategorySet {
  readonly categoryIds: readonly number[];
  size: number;
}

/** Compares two lists of numbers lexicographically. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (value !== other) return value - other;
  }
  return a.length - b.length;
}

/**
 * Numbers the distinct sets of categories of products, in an order that keeps the sets of one category adjacent: sorted
 * by their largest category first, which in a tree is the root, then down to the leaf.
 */
export class CategorySets {
  readonly #root: Node = { next: new Map(), code: -1 };
  readonly #sets: CategorySet[] = [];

  /** Counts one product with this set; returns the set's number in order of arrival. */
  add(categoryIds: readonly number[]): number {
    let node = this.#root;
    for (const id of [...categoryIds].sort((a, b) => a - b)) {
      const existing = node.next.get(id);
      const next = existing ?? { next: new Map(), code: -1 };
      if (existing === undefined) node.next.set(id, next);
      node = next;
    }
    if (node.code === -1) {
      node.code = this.#sets.length;
      this.#sets.push({ categoryIds: [...new Set(categoryIds)], size: 0 });
    }
    const set = this.#sets[node.code];
    if (set !== undefined) set.size += 1;
    return node.code;
  }

  /**
   * The final position of each set by its number; the ids of all categories, ascending; and, by final position, the
   * categories of each set as indexes into that list.
   */
  finish(): { places: Uint32Array; categoryIds: readonly number[]; categoriesOf: readonly (readonly number[])[] } {
    const ranks = this.#categoryRanks();
    const categoryIds = [...ranks.keys()].sort((a, b) => a - b);
    const indexOf = new Map(categoryIds.map((id, index) => [id, index]));
    const keys = this.#sets.map((set, number) => ({
      number,
      categories: set.categoryIds.map((id) => indexOf.get(id) ?? 0),
      key: set.categoryIds.map((id) => ranks.get(id) ?? 0).sort((a, b) => a - b),
    }));
    keys.sort((a, b) => compareLists(a.key, b.key) || a.number - b.number);
    const places = new Uint32Array(keys.length);
    for (const [index, { number }] of keys.entries()) places[number] = index;
    return { places, categoryIds, categoriesOf: keys.map(({ categories }) => categories) };
  }

  /** 0 for the category with the most products. */
  #categoryRanks(): Map<number, number> {
    const sizes = new Map<number, number>();
    for (const { categoryIds, size } of this.#sets) {
      for (const id of categoryIds) sizes.set(id, (sizes.get(id) ?? 0) + size);
    }
    const largestFirst = [...sizes].sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || a - b);
    return new Map(largestFirst.map(([id], rank) => [id, rank]));
  }
}

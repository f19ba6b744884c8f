import { describe, expect, it } from "vitest";
import { mergeWishes, maxWishes, type Wish } from "./index.ts";

const idsOf = (list: readonly Wish[]) => list.map(({ productId }) => productId);
const listOf = (ids: readonly number[], from = 0): readonly Wish[] =>
  ids.map((productId, index) => ({ productId, addedAt: from + index }));

/** Lists of up to three out of three products. */
const lists: readonly (readonly Wish[])[] = [[], [1], [2], [1, 2], [2, 1], [3, 1], [1, 2, 3], [3, 2, 1]].map((ids) =>
  listOf(ids, ids[0] ?? 0),
);

describe("mergeWishes", () => {
  it("contains every product of both lists once", () => {
    for (const kept of lists) {
      for (const brought of lists) {
        const ids = idsOf(mergeWishes(kept, brought));
        expect(new Set(ids)).toEqual(new Set(idsOf([...kept, ...brought])));
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  it("gives the same result in either order, and when joined twice", () => {
    for (const kept of lists) {
      for (const brought of lists) {
        const joined = mergeWishes(kept, brought);
        expect(mergeWishes(brought, kept)).toEqual(joined);
        expect(mergeWishes(joined, joined)).toEqual(joined);
      }
    }
  });

  it("puts the newest first, and keeps the time at which a product was first saved", () => {
    const brought = [
      { productId: 1, addedAt: 30 },
      { productId: 2, addedAt: 20 },
    ];
    expect(mergeWishes([{ productId: 1, addedAt: 10 }], brought)).toEqual([
      { productId: 2, addedAt: 20 },
      { productId: 1, addedAt: 10 },
    ]);
  });

  it("drops the oldest when there is no more room", () => {
    const many = listOf(Array.from({ length: maxWishes }, (_, index) => 1000 + index));
    const joined = mergeWishes(many, [{ productId: 1, addedAt: 5000 }]);
    expect([joined.length, joined[0]?.productId, joined.at(-1)?.productId]).toEqual([maxWishes, 1, 1001]);
  });
});

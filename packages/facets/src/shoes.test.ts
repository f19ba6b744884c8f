import { expect, it } from "vitest";
import { createFacetIndex } from "./createFacetIndex.ts";

/** A shoe in two colours, each in a size of its own; both of leather (7). */
const shoes = createFacetIndex(
  [
    {
      id: 1,
      dimensions: { brand: [2] },
      categoryIds: [1],
      price: null,
      valueIds: [7],
      popularity: 0,
      nameRank: 0,
      rating: null,
      variants: [
        { id: 11, price: 59_900, dimensions: { color: [1] }, valueIds: [42] },
        { id: 12, price: 79_900, dimensions: { color: [2] }, valueIds: [43] },
      ],
    },
  ],
  {
    dimensions: ["brand", "color"],
    groups: [
      { id: 100, kind: "choice", valueIds: [42, 43] },
      { id: 101, kind: "choice", valueIds: [7] },
    ],
  },
);
const size43 = { groupId: 100, valueIds: [43] };

it("finds only products with one variant that matches everything that is selected", () => {
  const answer = shoes.query({ dimensions: { color: [1] }, groups: [size43] });
  expect(answer.total).toBe(0);
  expect(answer.groups).toEqual([
    {
      groupId: 100,
      rows: [
        { id: 42, count: 1 },
        { id: 43, count: 0 },
      ],
    },
  ]);
  expect(answer.dimensions.color).toEqual([
    { id: 1, count: 0 },
    { id: 2, count: 1 },
  ]);
});

it("gives the matching variants and their prices", () => {
  expect(shoes.query({ groups: [size43] }).variants).toEqual([
    { ids: [12], isAll: false, prices: { min: 79_900, max: 79_900 } },
  ]);
  expect(shoes.query({ groups: [{ groupId: 101, valueIds: [7] }] }).variants).toEqual([
    { ids: [11, 12], isAll: true, prices: { min: 59_900, max: 79_900 } },
  ]);
});

it("includes every price, and counts a product once", () => {
  expect(shoes.size).toBe(1);
  expect(shoes.priceRange({})).toEqual({ min: 59_900, max: 79_900 });
  expect(shoes.priceRange({ dimensions: { color: [2] } })).toEqual({ min: 79_900, max: 79_900 });
  expect(shoes.query({ price: { min: 70_000, max: null } }).ids).toEqual([1]);
  expect(shoes.query({ price: { min: 60_000, max: 70_000 } }).total).toBe(0);
  expect(shoes.query({}).dimensions.brand).toEqual([{ id: 2, count: 1 }]);
});

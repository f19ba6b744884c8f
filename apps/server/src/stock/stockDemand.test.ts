import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stockDemand } from "./stockDemand.ts";

const someRows = fc.array(
  fc.record({ soldId: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 99 }) }),
  { maxLength: 8 },
);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe("stockDemand", () => {
  it("adds up all lines of a product, in the order of ids", () => {
    expect(
      stockDemand([
        { soldId: 2, quantity: 1 },
        { soldId: 1, quantity: 3 },
        { soldId: 2, quantity: 4 },
      ]),
    ).toEqual([
      { productId: 1, quantity: 3, storeId: null },
      { productId: 2, quantity: 5, storeId: null },
    ]);
  });

  it("lists every product once and loses no piece", () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const demand = stockDemand(rows);
        const ids = [...new Set(rows.map(({ soldId }) => soldId))].toSorted((a, b) => a - b);
        expect(demand.map(({ productId }) => productId)).toEqual(ids);
        expect(sum(demand.map(({ quantity }) => quantity))).toBe(sum(rows.map(({ quantity }) => quantity)));
      }),
    );
  });
});

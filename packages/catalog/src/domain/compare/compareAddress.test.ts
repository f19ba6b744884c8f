import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareAddress, readCompareIds } from "./compareAddress.ts";

describe("compareAddress", () => {
  it("names the products in their order", () => {
    expect(compareAddress([1002, 1001])).toBe("/produkter/jamfor?p=1002,1001");
  });

  it("has no parameter without products", () => {
    expect(compareAddress([])).toBe("/produkter/jamfor");
  });
});

describe("readCompareIds", () => {
  it.each([
    [["1001,1002"], [1001, 1002]],
    [
      ["1001", "1002,1003"],
      [1001, 1002, 1003],
    ],
    [["1001,1001, 1002"], [1001, 1002]],
    [["x,-1,0,1.5,01,9999999999,7"], [7]],
    [[""], []],
    [[], []],
  ])("reads %j as %j", (values, ids) => {
    expect(readCompareIds(values)).toEqual(ids);
  });

  it("reads back its own addresses", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 })), (ids) => {
        const { searchParams } = new URL(compareAddress(ids), "https://shop.example");
        expect(readCompareIds(searchParams.getAll("p"))).toEqual(ids);
      }),
    );
  });
});

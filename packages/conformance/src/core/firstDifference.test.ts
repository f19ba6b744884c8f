import { describe, expect, it } from "vitest";
import { firstDifference } from "./firstDifference.ts";

describe("firstDifference", () => {
  it("finds none between equal values, whatever the order of their members", () => {
    expect(firstDifference({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBeNull();
  });

  it("names the place", () => {
    const difference = firstDifference(
      { lines: [{ price: 1 }, { price: 2 }] },
      { lines: [{ price: 1 }, { price: 3 }] },
    );
    expect(difference).toEqual({ place: "lines[1].price", actual: 2, wanted: 3 });
  });

  it("reports lists of different length, and values of different kinds, as a whole", () => {
    expect(firstDifference({ a: [1] }, { a: [] })).toEqual({ place: "a", actual: [1], wanted: [] });
    expect(firstDifference(null, {})).toEqual({ place: "", actual: null, wanted: {} });
  });

  it("notices members that exist on one side only", () => {
    expect(firstDifference({ a: 1 }, {})).toEqual({ place: "a", actual: 1, wanted: undefined });
    expect(firstDifference({}, { a: 1 })).toEqual({ place: "a", actual: undefined, wanted: 1 });
  });
});

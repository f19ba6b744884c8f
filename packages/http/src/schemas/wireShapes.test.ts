import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wireAliases, wrapWireList, wireData } from "./wireShapes.ts";

const anything = fc.anything().filter((value) => typeof value !== "object" || value === null);

describe("wireAliases", () => {
  const aliased = wireAliases({ url: "link", price: "amount" });

  it("uses a second name where the first is missing or null, and the first where both are present", () => {
    expect(aliased.parse({ link: "/a", price: null, amount: 7 })).toMatchObject({ url: "/a", price: 7 });
    expect(aliased.parse({ url: "/b", link: "/a", price: 0, amount: 7 })).toMatchObject({ url: "/b", price: 0 });
  });

  it("changes no field without a second name", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (fields) => {
        expect(wireAliases({}).parse(fields)).toEqual({ ...fields });
      }),
    );
  });
});

describe("wrapWireList and wireData", () => {
  it("put a bare list under its name and unwrap one from data", () => {
    expect(wrapWireList("products").parse([1])).toEqual({ products: [1] });
    expect(wrapWireList("products").parse({ products: [1] })).toEqual({ products: [1] });
    expect(wireData.parse({ data: [1] })).toEqual([1]);
    expect(wireData.parse([1])).toEqual([1]);
  });

  it("leave values that are not objects alone", () => {
    fc.assert(
      fc.property(anything, (value) => {
        for (const shape of [wireAliases({ a: "b" }), wrapWireList("a"), wireData])
          expect(shape.parse(value)).toEqual(value);
      }),
    );
  });
});

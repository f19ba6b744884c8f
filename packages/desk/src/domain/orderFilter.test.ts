import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOldestFirst, orderFilters, readOrderFilter } from "./orderFilter.ts";

describe("readOrderFilter", () => {
  it("reads every filter", () => {
    expect(orderFilters.map(readOrderFilter)).toEqual([...orderFilters]);
  });

  it.each(["", "OPEN", "x", "constructor"])("shows orders to be shipped for anything else: %s", (text) => {
    expect(readOrderFilter(text)).toBe("open");
  });

  it("gives a filter that exists, whatever an address says", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...orderFilters)), (text) => {
        const filter = readOrderFilter(text);
        expect(orderFilters).toContain(filter);
        expect(filter === text || filter === "open").toBe(true);
      }),
    );
  });
});

describe("isOldestFirst", () => {
  it("starts with the longest wait for orders to be shipped, and with the newest everywhere else", () => {
    expect(orderFilters.filter(isOldestFirst)).toEqual(["open"]);
  });
});

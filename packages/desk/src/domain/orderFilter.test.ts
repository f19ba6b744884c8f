import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOldestFirst, orderFilters, readOrderFilter } from "./orderFilter.ts";

describe("readOrderFilter", () => {
  it("knows every filter again", () => {
    expect(orderFilters.map(readOrderFilter)).toEqual([...orderFilters]);
  });

  it.each(["", "OPEN", "x", "constructor"])("shows what is to be shipped where it is asked for: %s", (text) => {
    expect(readOrderFilter(text)).toBe("open");
  });

  it("gives a list that there is, whatever an address says", () => {
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
  it("begins with who has waited longest where something is to be shipped, and with the newest everywhere else", () => {
    expect(orderFilters.filter(isOldestFirst)).toEqual(["open"]);
  });
});

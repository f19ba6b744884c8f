import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownRange } from "./shownRange.ts";

describe("shownRange", () => {
  it("continues over the pages and ends with the last product", () => {
    expect(shownRange({ total: 30, perPage: 12, page: 1 })).toEqual({ from: 1, to: 12 });
    expect(shownRange({ total: 30, perPage: 12, page: 3 })).toEqual({ from: 25, to: 30 });
  });

  it("covers everything when all products show", () => {
    expect(shownRange({ total: 30, perPage: 12, page: 2, showAll: true })).toEqual({ from: 1, to: 30 });
  });

  it("is null without products, and on a page behind the last one", () => {
    expect(shownRange({ total: 0, perPage: 12, page: 1 })).toBeNull();
    expect(shownRange({ total: 0, perPage: 12, page: 1, showAll: true })).toBeNull();
    expect(shownRange({ total: 24, perPage: 12, page: 3 })).toBeNull();
    expect(shownRange({ total: 25, perPage: 12, page: 3 })).toEqual({ from: 25, to: 25 });
  });

  it("shows every product on exactly one page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 48 }), (total, perPage) => {
        const pages = Array.from({ length: Math.ceil(total / perPage) + 2 }, (_, index) => index + 1);
        const shown = pages.flatMap((page) => {
          const part = shownRange({ total, perPage, page });
          return part === null ? [] : Array.from({ length: part.to - part.from + 1 }, (_, index) => part.from + index);
        });
        expect(shown).toEqual(Array.from({ length: total }, (_, index) => index + 1));
      }),
    );
  });
});

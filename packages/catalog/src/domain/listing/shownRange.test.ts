import { describe, expect, it } from "vitest";
import { shownRange } from "./shownRange.ts";

describe("shownRange", () => {
  it("counts on over the pages and ends with the last product", () => {
    expect(shownRange({ total: 30, perPage: 12, page: 1 })).toEqual({ from: 1, to: 12 });
    expect(shownRange({ total: 30, perPage: 12, page: 3 })).toEqual({ from: 25, to: 30 });
  });

  it("covers everything when all products show", () => {
    expect(shownRange({ total: 30, perPage: 12, page: 2, showAll: true })).toEqual({ from: 1, to: 30 });
  });

  it("is null without products", () => {
    expect(shownRange({ total: 0, perPage: 12, page: 1 })).toBeNull();
  });
});

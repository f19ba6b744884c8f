import { describe, expect, it } from "vitest";
import { matchPath, pageAddress, shopPages } from "./shopPages.ts";

const patterns = Object.values(shopPages).map(({ path }) => path);
const parts = (path: string): readonly string[] => path.split("/").filter(Boolean);

describe("the pages of a shop", () => {
  it("have distinct addresses", () => {
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it("can all be reached: no pattern before them matches their own address", () => {
    const hidden = patterns.filter(
      (pattern) => patterns.find((other) => matchPath(other, parts(pattern)) !== null) !== pattern,
    );
    expect(hidden).toEqual([]);
  });

  it("are found by the parts of their addresses, in order", () => {
    expect(matchPath("/kategori/:level1/:level2", ["kategori", "vitvaror", "tvatt"])).toEqual(["vitvaror", "tvatt"]);
    expect(matchPath("/kategori/:level1", ["kategori"])).toBeNull();
    expect(matchPath("/kategori/:level1", ["sidor", "x"])).toBeNull();
    expect(matchPath("/", [])).toEqual([]);
  });

  it("have addresses that are built from their parts", () => {
    expect(pageAddress("cart")).toBe("/varukorg");
    expect(pageAddress("product", 1001)).toBe("/produkter/id/1001");
    expect(pageAddress("category", "vitvaror", "kök & bad")).toBe("/kategori/vitvaror/k%C3%B6k%20%26%20bad");
    expect(pageAddress("reviewComplete", "a3f1")).toBe("/product_review/a3f1/complete");
  });

  it("keep personal pages out of caches in front of the shop", () => {
    const kept = Object.entries(shopPages).flatMap(([name, { cache }]) => (cache === "private" ? [name] : []));
    for (const name of ["cart", "checkout", "account", "accountData", "login", "confirmation", "returns"]) {
      expect(kept).toContain(name);
    }
  });
});

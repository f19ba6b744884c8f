import { describe, expect, it } from "vitest";
import type { GroupedSuggestion, SuggestionKind } from "./suggestionGroups.ts";
import { suggestionGroups, suggestionHeader } from "./suggestionGroups.ts";

const some = (type: SuggestionKind, count: number): readonly GroupedSuggestion[] =>
  Array.from({ length: count }, () => ({ type, header: null }));

describe("suggestionGroups", () => {
  it("lists products, categories, brands and pages in this order, without empty groups", () => {
    const groups = suggestionGroups([...some("page", 1), ...some("product", 2), ...some("category", 1)]);
    expect(groups.map(({ kind }) => kind)).toEqual(["product", "category", "page"]);
  });

  it("shows ten of each kind at most", () => {
    const groups = suggestionGroups([...some("product", 14), ...some("brand", 3)]);
    expect(groups.map(({ suggestions }) => suggestions.length)).toEqual([10, 3]);
  });
});

describe("suggestionHeader", () => {
  it("is the header of the first product", () => {
    const product = { type: "product", header: "Populära produkter" } as const;
    expect(suggestionHeader([...some("brand", 1), product])).toBe("Populära produkter");
  });

  it.each([[some("product", 2)], [some("brand", 1)], [[]], [[{ type: "product", header: "" } as const]]])(
    "is null for %j",
    (suggestions) => {
      expect(suggestionHeader(suggestions)).toBeNull();
    },
  );
});

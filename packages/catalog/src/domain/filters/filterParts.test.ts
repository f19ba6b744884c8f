import { describe, expect, it } from "vitest";
import { clearPart } from "./filterParts.ts";
import { emptySelection } from "./filterSelection.ts";

const selection = {
  ...emptySelection,
  brands: ["1", "2"],
  categories: ["3"],
  specifications: [{ groupId: "101", values: ["7"] }],
  priceMin: 100,
  sorting: "price",
};

describe("clearPart", () => {
  it("clears a list and leaves the other filters", () => {
    expect(clearPart(selection, "brands", {})).toEqual({ ...selection, brands: [] });
  });

  it("keeps the page's own ids of a list", () => {
    expect(clearPart(selection, "brands", { brands: ["1"] })).toEqual({ ...selection, brands: ["1"] });
  });

  it("clears the categories with the part that they share with the category links", () => {
    expect(clearPart(selection, "category", {})).toEqual({ ...selection, categories: [] });
  });

  it("clears every specification group with their common part", () => {
    expect(clearPart(selection, "specifications", {})).toEqual({ ...selection, specifications: [] });
  });

  it("clears everything but the sort order when no part is open", () => {
    expect(clearPart(selection, null, {})).toEqual({ ...emptySelection, sorting: "price" });
  });
});

import { describe, expect, it } from "vitest";
import { visibleSubcategories } from "./subcategory.ts";

const full = { isActive: true, total: 3 };
const empty = { isActive: true, total: 0 };
const inactive = { isActive: false, total: 4 };
const all = [full, empty, inactive];

describe("visibleSubcategories", () => {
  it("shows active categories with products", () => {
    expect(visibleSubcategories(all, { isMobilePanel: false, level: 1 })).toEqual([full]);
    expect(visibleSubcategories(all, { isMobilePanel: true, level: 2 })).toEqual([full]);
  });

  it("shows empty ones in the mobile panel of the first level", () => {
    expect(visibleSubcategories(all, { isMobilePanel: true, level: 1 })).toEqual([full, empty]);
  });

  it("shows empty ones beside the products when configured to", () => {
    expect(visibleSubcategories(all, { isMobilePanel: false, level: 2, showsEmpty: true })).toEqual([full, empty]);
  });
});

import { expect, it } from "vitest";
import { concernedSections } from "./concernedSections.ts";

const checks = [
  { id: "csrf.missing", section: "1.5" },
  { id: "cart.empty", section: "6.2" },
  { id: "cart.adds", section: "6.3" },
  { id: "compare.list", section: "5.3" },
];

it("includes the selected sections and the general checks", () => {
  expect(concernedSections(checks, ["csrf", "cart"])).toEqual(new Set(["6.2", "6.3"]));
});

it.each([[[]], [["csrf"]]])("is null when %j selects nothing in particular", (only) => {
  expect(concernedSections(checks, only)).toBeNull();
});

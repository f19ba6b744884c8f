import { describe, expect, it } from "vitest";
import { overBudget } from "../../checkBudgets.mjs";

const bytes: Readonly<Record<string, number>> = { runtime: 10, sheet: 20, island: 30, shared: 40 };
const manifest = {
  "src/client/runtime.ts": { file: "runtime" },
  "src/styles/cart.css": { file: "sheet" },
  "src/cart/panel.island.tsx?mount": { file: "island", imports: ["_one.js", "_other.js"] },
  "_one.js": { file: "shared", imports: ["_other.js"] },
  "_other.js": { file: "shared", imports: ["_one.js"] },
};
const listing = { scriptBefore: 10, scriptAll: 80, css: 20 };
const bytesOf = (file: string): number => bytes[file] ?? Number.NaN;

function overOf(own: Readonly<Record<string, typeof listing>>, built: typeof manifest = manifest): readonly string[] {
  return overBudget({ budgets: { listing, ...own }, manifest: built, bytesOf });
}

describe("overBudget", () => {
  it("accepts sizes up to the budget, and counts a shared import once", () => {
    expect(overOf({})).toEqual([]);
  });

  it("reports an island whose script with all imports exceeds the budget of its page", () => {
    expect(overOf({ cart: { ...listing, scriptAll: 79 } })).toEqual([
      "All script with the island panel has 80 bytes, the budget is 79",
    ]);
  });

  it("applies an island's own budget where there is one", () => {
    const own = (panel: number) => overBudget({ budgets: { listing }, islandBudgets: { panel }, manifest, bytesOf });
    expect(own(80)).toEqual([]);
    expect(own(79)).toEqual(["All script with the island panel has 80 bytes, the budget is 79"]);
  });

  it("reports a style sheet and the common script when they exceed their budgets", () => {
    expect(overOf({ listing: { ...listing, scriptBefore: 9 }, cart: { ...listing, css: 19 } })).toEqual([
      "The script that every page loads at once has 10 bytes, the budget is 9",
      "The style sheet cart has 20 bytes, the budget is 19",
    ]);
  });

  it.each([
    ["an island", "src/cart/panel.island.tsx?mount", "The build has no islands to check."],
    ["a style sheet", "src/styles/cart.css", "The build has no style sheets to check."],
  ])("rejects a build without anything like %s", (_, name, problem) => {
    const built = Object.fromEntries(Object.entries(manifest).filter(([key]) => key !== name));
    expect(() => overBudget({ budgets: { listing }, manifest: built, bytesOf })).toThrow(problem);
  });

  it("rejects an island in a folder that belongs to no page", () => {
    const built = { ...manifest, "src/cart/panel/deep.island.tsx": { file: "island" } };
    expect(() => overOf({}, built)).toThrow("No page is known for the island src/cart/panel/deep.island.tsx.");
  });
});

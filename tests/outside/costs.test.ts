import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { costTable, partCosts, tableIn, withTable } from "./costTable.ts";
import { budgetOf, budgetProblems } from "./partBudgets.ts";
import type { PartCost } from "./partCosts.ts";
import { readText } from "./repository.ts";

const budgetSchema = z.record(z.string(), z.object({ script: z.number(), styles: z.number() }));
const budgets = budgetSchema.parse(JSON.parse(readText("packages/ui/budgets.json")));

describe("the parts of the kit, each alone on a page", () => {
  let costs: readonly PartCost[] = [];

  beforeAll(async () => {
    costs = await partCosts();
  });

  it("cost no more than their budgets", () => {
    expect(costs.length).toBeGreaterThan(40);
    expect(budgetProblems(costs, budgets)).toEqual([]);
  });

  it("keep what was promised: Button 1.5 kB, Dialog 14 kB, Tabs 12 kB", () => {
    const promised = Object.fromEntries(["Button", "Dialog", "Tabs"].map((name) => [name, budgets[name]?.script]));
    expect(promised).toEqual({ Button: 1500, Dialog: 14_000, Tabs: 12_000 });
  });

  it("are in the README with their costs (npm run costs -- --update writes it)", async () => {
    const [written, measured] = [tableIn(readText("packages/ui/README.md")), await costTable(costs)];
    const figures = (table: string): readonly number[] => (table.match(/\d+\.\d/g) ?? []).map(Number);
    const words = (table: string): string => table.replaceAll(/\d+\.\d/g, "…");
    expect(words(written)).toBe(words(measured));
    // The length of the folder's name can change a size by a byte, and so its last digit.
    const found = figures(measured);
    expect(figures(written).filter((figure, at) => Math.abs(figure - (found[at] ?? 0)) > 0.101)).toEqual([]);
  });

  it("do not cost more because of others: Button and Dialog together are less than both alone", () => {
    const script = (name: string): number => costs.find((cost) => cost.name === name)?.script.gzip ?? 0;
    expect(script("Button")).toBeGreaterThan(0);
    expect(script("Button")).toBeLessThan(script("Dialog"));
  });
});

describe("budgetProblems", () => {
  const cost = (name: string, bytes: number): PartCost => ({
    name,
    script: { gzip: bytes, brotli: bytes },
    styles: { gzip: 100, brotli: 100 },
    later: null,
  });

  it("reports what is too large, what has no budget and what is gone", () => {
    const given = { Button: { script: 1500, styles: 99 }, Gone: { script: 1, styles: 1 } };
    expect(budgetProblems([cost("Button", 1501), cost("New", 10)], given)).toEqual([
      "Button: 1501 B of script, budget 1500 B",
      "Button: 100 B of styles, budget 99 B",
      "New has no budget",
      "Gone has a budget and is not exported",
    ]);
  });

  it("finds nothing for a part within its budget", () => {
    expect(budgetProblems([cost("New", 4000)], { New: budgetOf(cost("New", 4000)) })).toEqual([]);
  });
});

describe("withTable", () => {
  it("puts the table between the marks, where tableIn finds it, and keeps the rest", () => {
    const text = withTable(
      "before\n<!-- costs: written by `npm run costs -- --update` -->\nold\n<!-- /costs -->\nafter\n",
      "| a |",
    );
    expect(tableIn(text)).toBe("| a |");
    expect(text.startsWith("before\n")).toBe(true);
    expect(text.endsWith("\nafter\n")).toBe(true);
  });
});

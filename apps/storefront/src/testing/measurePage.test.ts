import { expect, it } from "vitest";
import { overBudget } from "./measurePage.ts";

const figures = { scriptBefore: 5000, preloaded: 0, scriptAll: 60_000, css: 1, html: 1, requests: 4, layoutShift: 0 };

it("lists the figures that exceed their budget", () => {
  expect(overBudget(figures, { scriptBefore: 4096, scriptAll: 87_040, layoutShift: 0 })).toEqual([
    "scriptBefore is 5000, the budget is 4096",
  ]);
});

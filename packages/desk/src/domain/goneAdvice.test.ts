import { describe, expect, it } from "vitest";
import { aDeskLine, aDeskOrder } from "../fixtures/index.ts";
import { goneAdvice } from "./goneAdvice.ts";

const { money } = aDeskOrder();

describe("goneAdvice", () => {
  it.each([
    ["goods that left unpaid", { line: { open: 0, shipped: 2 }, capturedOre: 0, advice: ["unpaid"] }],
    ["goods that left and were paid back", { line: { open: 0, shipped: 2 }, capturedOre: 900, advice: ["paid-back"] }],
    [
      "goods that left unpaid beside some that did not",
      { line: { open: 1, shipped: 1 }, capturedOre: 0, advice: ["unpaid", "cancel"] },
    ],
    ["goods that never left and were paid back", { line: { open: 2 }, capturedOre: 900, advice: ["cancel"] }],
    ["goods that never left and were cancelled", { line: { open: 0, cancelled: 2 }, capturedOre: 0, advice: ["done"] }],
    ["goods that have come back", { line: { open: 0, shipped: 2, returned: 2 }, capturedOre: 0, advice: ["done"] }],
  ] as const)("tells of %s", (_what, { line, capturedOre, advice }) => {
    const lines = [aDeskLine(line)];
    expect(goneAdvice({ state: "payment-gone", lines, money: { ...money, capturedOre } })).toEqual(advice);
    expect(goneAdvice({ state: "shipped", lines, money: { ...money, capturedOre } })).toEqual([]);
  });
});

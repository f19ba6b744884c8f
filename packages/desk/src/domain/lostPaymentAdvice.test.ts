import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDeskLine, aDeskOrder } from "../fixtures/aDeskOrder.ts";
import { lostPaymentAdvice } from "./lostPaymentAdvice.ts";

const { money } = aDeskOrder();

describe("lostPaymentAdvice", () => {
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
  ] as const)("describes %s", (_what, { line, capturedOre, advice }) => {
    const lines = [aDeskLine(line)];
    expect(lostPaymentAdvice({ state: "payment-gone", lines, money: { ...money, capturedOre } })).toEqual(advice);
    expect(lostPaymentAdvice({ state: "shipped", lines, money: { ...money, capturedOre } })).toEqual([]);
  });

  it("says to cancel exactly while goods are reserved, and that nothing is left only on its own", () => {
    const pieces = fc.record({ open: fc.nat(3), shipped: fc.nat(3), returned: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 4 }), fc.nat(2), (lines, capturedOre) => {
        const advice = lostPaymentAdvice({
          state: "payment-gone",
          lines: lines.map((line) => aDeskLine(line)),
          money: { ...money, capturedOre },
        });
        expect(advice.includes("cancel")).toBe(lines.some(({ open }) => open > 0));
        expect(advice.includes("done")).toBe(advice.length === 1 && advice[0] === "done");
        expect(advice.includes("unpaid") && capturedOre > 0).toBe(false);
        expect(advice.includes("paid-back") && capturedOre === 0).toBe(false);
        expect(advice.length).toBeGreaterThan(0);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseLines, isWholeOrder, mergeLines } from "./chosenLines.ts";

const bought = [
  { productId: 1001, name: "A", quantity: 2 },
  { productId: 1002, name: "B", quantity: 1 },
  { productId: 1001, name: "A", quantity: 1 },
];

describe("mergeLines", () => {
  it("merges lines of one product", () => {
    expect(mergeLines(bought)).toEqual([
      { productId: 1001, name: "A", quantity: 3 },
      { productId: 1002, name: "B", quantity: 1 },
    ]);
  });
});

describe("chooseLines", () => {
  it("gives the chosen lines with their quantities", () => {
    expect(chooseLines(bought, { 1001: 3, 1002: 0 })).toEqual({
      ok: true,
      lines: [{ productId: 1001, name: "A", quantity: 3 }],
    });
  });

  it.each([[{}], [{ 1001: 0 }]])("rejects the empty choice %j", (wanted) => {
    expect(chooseLines(bought, wanted)).toEqual({ ok: false, problem: { code: "none-chosen" } });
  });

  it.each([[{ 1001: 4 }], [{ 1002: -1 }], [{ 1001: 0.5 }], [{ 1003: 1 }], [{ 1001: 1, 1003: 1 }]])(
    "rejects %j, which was not bought",
    (wanted) => {
      expect(chooseLines(bought, wanted)).toEqual({ ok: false, problem: { code: "more-than-bought" } });
    },
  );

  it("never gives more than was bought", () => {
    const quantities = fc.dictionary(fc.constantFrom("1001", "1002", "1003"), fc.integer({ min: -2, max: 6 }));
    fc.assert(
      fc.property(quantities, (wanted) => {
        const choice = chooseLines(bought, wanted);
        const most = new Map(mergeLines(bought).map(({ productId: id, quantity }) => [id, quantity]));
        for (const { productId: id, quantity } of choice.ok ? choice.lines : []) {
          expect(quantity).toBeLessThanOrEqual(most.get(id) ?? 0);
          expect(quantity).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe("isWholeOrder", () => {
  it("says whether everything was chosen", () => {
    expect(isWholeOrder(bought, mergeLines(bought))).toBe(true);
    expect(isWholeOrder(bought, [{ productId: 1001, name: "A", quantity: 3 }])).toBe(false);
  });
});

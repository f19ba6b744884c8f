import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caseFilters, chosenOfCase, readCaseFilter } from "./deskCase.ts";

describe("readCaseFilter", () => {
  it.each(caseFilters)("reads %s", (filter) => {
    expect(readCaseFilter(filter)).toBe(filter);
  });

  it.each(["", "ended", "OPEN"])("reads %j as the default", (text) => {
    expect(readCaseFilter(text)).toBe("open");
  });
});

describe("chosenOfCase", () => {
  const line = (lineId: number, productId: number | null, left: number) => ({ lineId, productId, left });

  it("selects what the buyer has named", () => {
    const lines = [line(1, 1001, 2), line(2, 1008, 1)];
    expect(chosenOfCase([{ productId: 1001, quantity: 1 }], lines)).toEqual([{ lineId: 1, quantity: 1 }]);
  });

  it("selects no more than can be returned", () => {
    expect(chosenOfCase([{ productId: 1001, quantity: 3 }], [line(1, 1001, 2)])).toEqual([{ lineId: 1, quantity: 2 }]);
    expect(chosenOfCase([{ productId: 1001, quantity: 3 }], [line(1, 1001, 0)])).toEqual([]);
  });

  it("continues with the next line of the same product", () => {
    const lines = [line(1, 1001, 1), line(2, 1001, 4)];
    expect(chosenOfCase([{ productId: 1001, quantity: 3 }], lines)).toEqual([
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 2 },
    ]);
  });

  it("leaves out goods that are no longer a product of the shop", () => {
    expect(chosenOfCase([{ productId: 1001, quantity: 1 }], [line(1, null, 1)])).toEqual([]);
  });

  it("never selects more of a product than given, nor more of a line than is left", () => {
    const products = fc.constantFrom(1, 2, 3);
    const told = fc.uniqueArray(fc.record({ productId: products, quantity: fc.integer({ min: 1, max: 9 }) }), {
      selector: ({ productId }) => productId,
    });
    const lines = fc.uniqueArray(
      fc.record({ lineId: fc.nat(20), productId: fc.option(products), left: fc.integer({ min: 0, max: 5 }) }),
      { selector: ({ lineId }) => lineId },
    );
    fc.assert(
      fc.property(told, lines, (named, all) => {
        const chosen = chosenOfCase(named, all);
        const lineOf = (lineId: number) => all.find((one) => one.lineId === lineId);
        expect(chosen.every(({ lineId, quantity }) => quantity > 0 && quantity <= (lineOf(lineId)?.left ?? 0))).toBe(
          true,
        );
        for (const { productId, quantity } of named) {
          const own = chosen.filter(({ lineId }) => lineOf(lineId)?.productId === productId);
          const able = all.filter((one) => one.productId === productId).reduce((sum, { left }) => sum + left, 0);
          expect(own.reduce((sum, one) => sum + one.quantity, 0)).toBe(Math.min(quantity, able));
        }
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { subtractTaxed, taxedAmount, vatByRate } from "./taxedAmount.ts";

describe("taxedAmount", () => {
  it("gives an amount with and without VAT, and the VAT in it", () => {
    expect(taxedAmount(39_900, 25)).toEqual({ inclOre: 39_900, exclOre: 31_920, vatPercent: 25, vatOre: 7_980 });
    expect(taxedAmount(100, 0)).toEqual({ inclOre: 100, exclOre: 100, vatPercent: 0, vatOre: 0 });
  });
});

describe("vatByRate", () => {
  it("adds amounts up by their rates, the highest first, without rounding again", () => {
    const parts = [taxedAmount(101, 6), taxedAmount(12_500, 25), taxedAmount(101, 6), taxedAmount(0, 12)];
    expect(vatByRate(parts)).toEqual([
      { inclOre: 12_500, exclOre: 10_000, vatPercent: 25, vatOre: 2_500 },
      { inclOre: 202, exclOre: 190, vatPercent: 6, vatOre: 12 },
    ]);
    expect(vatByRate([])).toEqual([]);
  });
});

describe("taxedLess", () => {
  it("keeps the rate, and subtracts the rounded amounts, so that parts add up to the whole", () => {
    const [whole, part] = [taxedAmount(100, 25), taxedAmount(33, 25)];
    const rest = subtractTaxed(whole, part);
    expect(rest).toEqual({ inclOre: 67, exclOre: 54, vatPercent: 25, vatOre: 13 });
    expect(subtractTaxed(whole, rest)).toEqual(part);
  });
});

import { describe, expect, it } from "vitest";
import { applyCodes, type PricedCode } from "./applyCodes.ts";

const costing = (ore: number, { lineId = 1, vatPercent = 25 } = {}) => ({
  row: { lineId, quantity: 1, priceOre: ore, originalPriceOre: null, vatPercent, giftCampaignId: null },
  ore,
});

const tenPercent: PricedCode = { kind: "percent", value: 10 };
const jubilee: PricedCode = { kind: "amount", value: 1_200_000 };
const card = (value: number): PricedCode => ({ kind: "gift-card", value });

describe("applyCodes", () => {
  it("takes off a percentage of the sum of the rows", () => {
    expect(applyCodes([costing(1_398_000)], [tenPercent])).toEqual({
      codes: [{ code: tenPercent, amount: { inclOre: 139_800, exclOre: 111_840 } }],
      reducedOre: [1_258_200],
    });
  });

  it("rounds a percentage to whole öre", () => {
    expect(applyCodes([costing(995)], [tenPercent]).codes[0]?.amount.inclOre).toBe(100);
  });

  it("calculates every percentage from the original sum of the rows", () => {
    const { codes, reducedOre } = applyCodes([costing(100_000)], [tenPercent, tenPercent]);
    expect(codes.map(({ amount }) => amount.inclOre)).toEqual([10_000, 10_000]);
    expect(reducedOre).toEqual([80_000]);
  });

  it("takes off no more than the rows cost, and later codes no more than earlier ones have left", () => {
    const { codes, reducedOre } = applyCodes([costing(699_000)], [jubilee, tenPercent]);
    expect(codes.map(({ amount }) => amount.inclOre)).toEqual([699_000, 0]);
    expect(reducedOre).toEqual([0]);
  });

  it("takes nothing off an empty cart", () => {
    expect(applyCodes([], [tenPercent]).codes.map(({ amount }) => amount)).toEqual([{ inclOre: 0, exclOre: 0 }]);
  });

  it("divides a code between the rows in proportion, each at its own VAT", () => {
    const rows = [costing(12_500), costing(10_600, { lineId: 2, vatPercent: 6 })];
    const { codes, reducedOre } = applyCodes(rows, [{ kind: "percent", value: 50 }]);
    expect(reducedOre).toEqual([6_250, 5_300]);
    expect(codes[0]?.amount).toEqual({ inclOre: 11_550, exclOre: 10_000 });
  });

  it("ignores gift cards, which lower no price", () => {
    const half: PricedCode = { kind: "percent", value: 50 };
    expect(applyCodes([costing(14_900)], [card(1_000), half])).toEqual(applyCodes([costing(14_900)], [half]));
  });
});

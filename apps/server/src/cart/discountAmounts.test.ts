import { describe, expect, it } from "vitest";
import type { CartRow } from "./CartRow.ts";
import { type AppliedDiscount, discountAmounts } from "./discountAmounts.ts";

const row = (priceOre: number, quantity: number): CartRow => ({
  lineId: 1,
  productId: 1001,
  variantId: null,
  soldId: 1001,
  giftCampaignId: null,
  quantity,
  name: "Tvättmaskin NV 8014",
  parentName: null,
  brandName: "Nordvik",
  image: null,
  isParent: false,
  priceOre,
  originalPriceOre: null,
  vatPercent: 25,
  stock: 25,
  hasLimitedStock: false,
  maxQuantity: 5,
  availability: "in_stock",
  isDigital: false,
  packageNames: [],
  externalId: "1001",
  status: null,
  measure: null,
  energy: null,
  withdrawalExemptReason: null,
  takesBack: false,
});

const percent: AppliedDiscount = {
  id: 1,
  code: "SOMMAR10",
  label: "Sommarrabatt 10 %",
  kind: "percent",
  value: 10,
  removable: true,
};
const amount: AppliedDiscount = {
  id: 2,
  code: "JUBILEUM",
  label: "Jubileumsrabatt",
  kind: "amount",
  value: 1_200_000,
  removable: true,
};

describe("discountAmounts", () => {
  it("takes a percentage of what the products cost", () => {
    const [first] = discountAmounts([row(699_000, 2)], [percent]);
    expect(first).toMatchObject({ amountOre: 139_800, amountExclOre: 111_840, shares: [139_800] });
  });

  it("caps an amount at what the products cost", () => {
    expect(discountAmounts([row(699_000, 1)], [amount])[0]?.amountOre).toBe(699_000);
  });

  it("takes later codes off what earlier ones have left", () => {
    const amounts = discountAmounts([row(699_000, 1)], [amount, percent]);
    expect(amounts.map((one) => one.amountOre)).toEqual([699_000, 0]);
  });

  it("takes nothing off an empty cart", () => {
    expect(discountAmounts([], [percent])[0]).toMatchObject({ amountOre: 0, amountExclOre: 0 });
  });
});

import { describe, expect, it } from "vitest";
import { leadingSum } from "./leadingSum.ts";

const sums = { giftCardsOre: 0, dueOre: 125_000, totalOre: 100_000 };

describe("leadingSum", () => {
  it("is what is left to pay for a private person, and needs no words about VAT", () => {
    expect(leadingSum({ ...sums, includesVat: true, totalOre: 125_000 })).toEqual({ ore: 125_000, vat: null });
  });

  it("is the order without VAT for a company, and says so", () => {
    expect(leadingSum({ ...sums, includesVat: false })).toEqual({ ore: 100_000, vat: "excluded" });
  });

  it("is what a gift card leaves, with VAT, for a company that pays with one", () => {
    const paid = { ...sums, includesVat: false, giftCardsOre: 50_000, dueOre: 75_000 };
    expect(leadingSum(paid)).toEqual({ ore: 75_000, vat: "included" });
  });
});

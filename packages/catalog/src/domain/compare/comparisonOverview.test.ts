import { unnamedBrandId } from "@torg/format/addresses";
import { describe, expect, it } from "vitest";
import type { OverviewProduct } from "./comparisonOverview.ts";
import { comparisonOverview } from "./comparisonOverview.ts";

const product = (changes: Partial<OverviewProduct> = {}): OverviewProduct => ({
  brandId: 3,
  brandName: "Lyra",
  statusHtml: "I lager",
  score: 4.2,
  averageRating: null,
  ...changes,
});

const sameness = (...products: readonly OverviewProduct[]) => {
  const { stock, rating, brand } = comparisonOverview(products);
  return { stock: stock.isSame, rating: rating.isSame, brand: brand.isSame };
};

describe("comparisonOverview", () => {
  it("marks equal stock, ratings and brands as the same", () => {
    expect(sameness(product(), product(), product())).toEqual({ stock: true, rating: true, brand: true });
  });

  it("marks a single difference in each", () => {
    expect(sameness(product(), product(), product({ statusHtml: "Slut" })).stock).toBe(false);
    expect(sameness(product(), product({ score: 4.3 })).rating).toBe(false);
    expect(sameness(product(), product({ brandName: "Nordvik" })).brand).toBe(false);
  });

  it("treats a missing value as different from a present one, and as equal where all lack it", () => {
    const without = product({ statusHtml: "", score: 0, brandId: unnamedBrandId });
    expect(sameness(product(), without)).toEqual({ stock: false, rating: false, brand: false });
    expect(sameness(without, without)).toEqual({ stock: true, rating: true, brand: true });
    expect(comparisonOverview([without]).brand.values).toEqual([""]);
  });

  it("compares statuses by their text and ratings by their first decimal", () => {
    const drawn = product({ statusHtml: '<b class="green">I  lager</b> ', score: 4.18 });
    expect(sameness(product(), drawn)).toMatchObject({ stock: true, rating: true });
  });

  it("uses the average where no score is given", () => {
    const { rating } = comparisonOverview([product(), product({ score: 0, averageRating: 4.2 })]);
    expect(rating).toEqual({ values: [4.2, 4.2], isSame: true });
  });

  it("marks nothing as the same for one product or none", () => {
    const none = { stock: false, rating: false, brand: false };
    expect(sameness(product())).toEqual(none);
    expect(sameness()).toEqual(none);
  });
});

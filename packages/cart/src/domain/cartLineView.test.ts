import { describe, expect, it } from "vitest";
import { aCartLine, aGiftLine } from "../fixtures/index.ts";
import { lineMessage, lineName, linePrices, noticesOfAll, placeOfProduct, shownStatus } from "./cartLineView.ts";

describe("noticesOfAll", () => {
  const line = (...notices: readonly string[]) => aCartLine({ notices });

  it("gives the notices that all products share, ignoring gifts", () => {
    expect(noticesOfAll([line("a", "b"), line("b"), aGiftLine({ notices: [] })])).toEqual(["b"]);
    expect(noticesOfAll([line("a"), line()])).toEqual([]);
  });

  it("gives none for a single product, which shows its own notices", () => {
    expect(noticesOfAll([line("a"), aGiftLine({ notices: ["a"] })])).toEqual([]);
    expect(noticesOfAll([])).toEqual([]);
  });
});

describe("lineName", () => {
  it("puts the parent's name before a variant's", () => {
    const variant = { name: "Svart, C50, Normal", parentName: "Arbetsbyxa Granit G2" };
    expect(lineName(variant)).toBe("Arbetsbyxa Granit G2 Svart, C50, Normal");
    expect(lineName({ name: "HDMI-kabel 2 m", parentName: null })).toBe("HDMI-kabel 2 m");
    expect(lineName({ name: "HDMI-kabel 2 m", parentName: "" })).toBe("HDMI-kabel 2 m");
  });
});

describe("placeOfProduct", () => {
  it("finds the same product and variant in any row, but not a gift", () => {
    const lines = [
      aCartLine({ rowId: "r-6", productId: 1008 }),
      aGiftLine({ productId: 1001 }),
      aCartLine({ rowId: "r-7", variantId: 55 }),
      aCartLine({ rowId: "r-8" }),
    ];
    expect(placeOfProduct(lines, aCartLine())).toBe(3);
    expect(placeOfProduct(lines, aCartLine({ variantId: 55 }))).toBe(2);
    expect(placeOfProduct(lines, aCartLine({ variantId: 56 }))).toBe(-1);
  });
});

describe("lineMessage", () => {
  const limited = { hasLimitedStock: true, stock: 3 };

  it("gives the most serious message", () => {
    const all = { ...limited, isOversold: true, quantity: 2, maxPurchasableQuantity: 2 };
    expect(lineMessage(aCartLine(all))).toMatchObject({ code: "oversold" });
    expect(lineMessage(aCartLine({ ...all, isOversold: false }))).toEqual({ code: "max-reached", count: 2 });
    expect(lineMessage(aCartLine({ quantity: 3, maxPurchasableQuantity: 2 }))).toMatchObject({ count: 2 });
    expect(lineMessage(aCartLine({ ...limited, quantity: 1 }))).toEqual({ code: "limited-stock", count: 3 });
  });

  it("gives none for ordinary lines and for limited stock of unknown size", () => {
    expect(lineMessage(aCartLine())).toBeNull();
    expect(lineMessage(aCartLine({ maxPurchasableQuantity: null }))).toBeNull();
    expect(lineMessage(aCartLine({ hasLimitedStock: true, stock: null }))).toBeNull();
    expect(lineMessage(aCartLine({ hasLimitedStock: true, stock: 0 }))).toBeNull();
  });
});

describe("shownStatus", () => {
  it("is the server's status, and empty when the line says that there are no more", () => {
    const status = { statusHtml: "<span>I lager</span>" };
    expect(shownStatus(aCartLine(status))).toBe("<span>I lager</span>");
    expect(shownStatus(aCartLine({ ...status, isOversold: true }))).toBe("");
  });
});

describe("linePrices", () => {
  it("follows the VAT mode", () => {
    expect(linePrices(aCartLine(), true)).toEqual({ unitOre: 699_000, originalOre: null, totalOre: 1_398_000 });
    expect(linePrices(aCartLine(), false)).toEqual({ unitOre: 559_200, originalOre: null, totalOre: 1_118_400 });
  });

  it("shows the earlier price of a reduced line", () => {
    const line = aCartLine({ isDiscounted: true, unitPriceInclVatOre: 499_000, originalPriceInclVatOre: 649_000 });
    expect(linePrices(line, true)).toMatchObject({ unitOre: 499_000, originalOre: 649_000 });
  });

  it("shows no earlier price that is not higher", () => {
    const same = { isDiscounted: true, unitPriceInclVatOre: 499_000, originalPriceInclVatOre: 499_000 };
    expect(linePrices(aCartLine(same), true).originalOre).toBeNull();
    expect(linePrices(aCartLine({ ...same, originalPriceInclVatOre: 399_000 }), true).originalOre).toBeNull();
    expect(linePrices(aGiftLine({ giftValueInclVatOre: null }), true).originalOre).toBeNull();
  });

  it("shows what a gift would have cost", () => {
    expect(linePrices(aGiftLine(), true)).toEqual({ unitOre: 0, originalOre: 49_900, totalOre: 0 });
    expect(linePrices(aGiftLine(), false).originalOre).toBe(39_920);
  });
});

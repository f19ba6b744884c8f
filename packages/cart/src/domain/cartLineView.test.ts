import { describe, expect, it } from "vitest";
import { aCartLine, aGiftLine } from "../fixtures/index.ts";
import { lineMessage, lineName, linePrices, placeOfProduct, shownStatus } from "./cartLineView.ts";

describe("lineName", () => {
  it("puts the parent's name before a variant's", () => {
    const variant = { name: "Svart, C50, Normal", parent_name: "Arbetsbyxa Granit G2" };
    expect(lineName(variant)).toBe("Arbetsbyxa Granit G2 Svart, C50, Normal");
    expect(lineName({ name: "HDMI-kabel 2 m", parent_name: null })).toBe("HDMI-kabel 2 m");
    expect(lineName({ name: "HDMI-kabel 2 m", parent_name: "" })).toBe("HDMI-kabel 2 m");
  });
});

describe("placeOfProduct", () => {
  it("finds the same product and variant, whatever its row, and no gift", () => {
    const lines = [
      aCartLine({ row_id: "r-6", product_id: 1008 }),
      aGiftLine({ product_id: 1001 }),
      aCartLine({ row_id: "r-7", variant_id: 55 }),
      aCartLine({ row_id: "r-8" }),
    ];
    expect(placeOfProduct(lines, aCartLine())).toBe(3);
    expect(placeOfProduct(lines, aCartLine({ variant_id: 55 }))).toBe(2);
    expect(placeOfProduct(lines, aCartLine({ variant_id: 56 }))).toBe(-1);
  });
});

describe("lineMessage", () => {
  const limited = { has_limited_in_stock_quantity: true, product_qty: 3 };

  it("names the most serious thing", () => {
    const all = { ...limited, is_overselling: true, quantity: 2, max_purchasable_quantity: 2 };
    expect(lineMessage(aCartLine(all))).toMatchObject({ code: "oversold" });
    expect(lineMessage(aCartLine({ ...all, is_overselling: false }))).toEqual({ code: "max-reached", count: 2 });
    expect(lineMessage(aCartLine({ quantity: 3, max_purchasable_quantity: 2 }))).toMatchObject({ count: 2 });
    expect(lineMessage(aCartLine({ ...limited, quantity: 1 }))).toEqual({ code: "limited-stock", count: 3 });
  });

  it("is silent about ordinary lines and about limited stock of unknown size", () => {
    expect(lineMessage(aCartLine())).toBeNull();
    expect(lineMessage(aCartLine({ max_purchasable_quantity: null }))).toBeNull();
    expect(lineMessage(aCartLine({ has_limited_in_stock_quantity: true, product_qty: null }))).toBeNull();
    expect(lineMessage(aCartLine({ has_limited_in_stock_quantity: true, product_qty: 0 }))).toBeNull();
  });
});

describe("shownStatus", () => {
  it("is what the server says, but nothing beside the message that there are no more", () => {
    const status = { status_text: "<span>I lager</span>" };
    expect(shownStatus(aCartLine(status))).toBe("<span>I lager</span>");
    expect(shownStatus(aCartLine({ ...status, is_overselling: true }))).toBe("");
  });
});

describe("linePrices", () => {
  it("follows the VAT mode", () => {
    expect(linePrices(aCartLine(), true)).toEqual({ unitOre: 699_000, originalOre: null, totalOre: 1_398_000 });
    expect(linePrices(aCartLine(), false)).toEqual({ unitOre: 559_200, originalOre: null, totalOre: 1_118_400 });
  });

  it("shows the earlier price of a reduced line", () => {
    const line = aCartLine({ is_discounted: true, unit_price_incl_vat: 4990, original_price_incl_vat: 6490 });
    expect(linePrices(line, true)).toMatchObject({ unitOre: 499_000, originalOre: 649_000 });
  });

  it("strikes no price through that is not higher", () => {
    const same = { is_discounted: true, unit_price_incl_vat: 4990, original_price_incl_vat: 4990 };
    expect(linePrices(aCartLine(same), true).originalOre).toBeNull();
    expect(linePrices(aCartLine({ ...same, original_price_incl_vat: 3990 }), true).originalOre).toBeNull();
    expect(linePrices(aGiftLine({ give_away_product_original_price_incl_vat: null }), true).originalOre).toBeNull();
  });

  it("shows what a gift would have cost", () => {
    expect(linePrices(aGiftLine(), true)).toEqual({ unitOre: 0, originalOre: 49_900, totalOre: 0 });
    expect(linePrices(aGiftLine(), false).originalOre).toBe(39_920);
  });
});

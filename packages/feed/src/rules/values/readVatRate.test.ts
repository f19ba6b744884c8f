import { describe, expect, it } from "vitest";
import { toFeedItem } from "../../feedItem.ts";
import { toProduct } from "../product/toProduct.ts";
import { readVatRate } from "./readVatRate.ts";

const read = (values: Readonly<Record<string, string>>) =>
  toProduct(
    toFeedItem({
      number: 1,
      line: 1,
      fault: null,
      values: new Map(
        Object.entries({ id: "1", title: "Bok", price: "1 SEK", availability: "in_stock", ...values }).map(
          ([name, text]) => [name, [{ text, parts: null }]],
        ),
      ),
    }),
    { now: new Date(0) },
  );

describe("the VAT of an item", () => {
  it("is read as a percentage, with and without its sign and decimals", () => {
    expect(["6", "12 %", "25.00", "25,0%", "0", " 6 % "].map(readVatRate)).toEqual([6, 12, 25, 25, 0, 6]);
  });

  it("is null for a rate that does not exist, and for a fraction", () => {
    expect(["7", "0.25", "25.5", "-6", "moms", "", "SE:6"].map(readVatRate)).toEqual(Array(7).fill(null));
  });

  it("is kept for the product, and reported where it cannot be read", () => {
    expect(read({ vat_rate: "6" })).toMatchObject({ product: { vatPercent: 6 }, problems: [] });
    expect(read({})).toMatchObject({ product: { vatPercent: null }, problems: [] });
    expect(read({ vat_rate: "låg" })).toMatchObject({ product: { vatPercent: null }, problems: ["vat-unknown"] });
  });
});

describe("how an item is sold", () => {
  it("is kept for the product: without a parcel, and with a maximum per customer", () => {
    expect(read({ digital: "ja", max_per_customer: "2" })).toMatchObject({
      product: { isDigital: true, maxQuantity: 2 },
      problems: [],
    });
    expect(read({})).toMatchObject({ product: { isDigital: false, maxQuantity: null }, problems: [] });
  });

  it("is reported where it cannot be read", () => {
    expect(read({ digital: "kanske", max_per_customer: "0" })).toMatchObject({
      product: { isDigital: false, maxQuantity: null },
      problems: ["digital-unknown", "limit-unknown"],
    });
  });
});

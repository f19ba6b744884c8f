import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toFeedItem } from "../../feedItem.ts";
import { readShippingWeight } from "./readShippingWeight.ts";
import { toProduct } from "../product/toProduct.ts";

const read = (values: Record<string, string>) =>
  toProduct(
    toFeedItem({
      number: 1,
      line: 1,
      fault: null,
      values: new Map(
        Object.entries({ id: "1", title: "Tv", price: "1 SEK", availability: "in_stock", ...values }).map(
          ([name, text]) => [name, [{ text, parts: null }]],
        ),
      ),
    }),
    { now: new Date(0) },
  );

describe("the shipping weight", () => {
  it("is read in grams, kilograms, ounces and pounds, and rounded up to a gram", () => {
    expect(["1.5 kg", "1,5kg", "0 g", "250.2 g", "1 lb", "2 oz", "1 000 kg"].map(readShippingWeight)).toEqual([
      1500, 1500, 0, 251, 454, 57, 1_000_000,
    ]);
  });

  it("is not guessed without a unit, and is never negative or above a tonne", () => {
    expect(["12", "3 l", "-1 kg", "1 001 kg", "tung", ""].map(readShippingWeight)).toEqual(Array(6).fill(null));
  });

  it("is never lighter than what was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (grams) => {
        expect(readShippingWeight(`${grams / 1000} kg`)).toBe(grams);
      }),
    );
  });

  it("is the parcel's weight, or else the product's", () => {
    const both = read({ shipping_weight: "2 kg", product_weight: "1,8 kg" });
    expect(both.product?.weightGrams).toBe(2000);
    expect(read({ product_weight: "1,8 kg" }).product?.weightGrams).toBe(1800);
    expect(read({}).product?.weightGrams).toBeNull();
  });

  it("is reported where it cannot be read", () => {
    expect(read({ shipping_weight: "tung", product_weight: "1,8 kg" })).toMatchObject({
      product: { weightGrams: 1800 },
      problems: ["weight-unknown"],
    });
  });
});

describe("the size of a product", () => {
  it("is one of its facts, with decimal commas and in the order in which a shopper measures", () => {
    const { product } = read({
      product_weight: "1.8 kg",
      product_length: "20 cm",
      product_width: "30.5 cm",
      product_height: "4 cm",
    });
    expect(product?.details.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      "Bredd: 30,5 cm",
      "Höjd: 4 cm",
      "Längd: 20 cm",
      "Vikt: 1,8 kg",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { aCartLine } from "../../fixtures/index.ts";
import { addProducts, quantityAfter, restoreLine, setLineQuantity } from "./cartChange.ts";

describe("addProducts", () => {
  it("adds one, whatever the cart holds", () => {
    expect(addProducts({ productId: 1001 })).toEqual([{ kind: "add", productId: 1001, added: 1 }]);
  });

  it("includes the variant when its id is above 0", () => {
    expect(addProducts({ productId: 7, variantId: 55 })).toEqual([
      { kind: "add", productId: 7, variantId: 55, added: 1 },
    ]);
    expect(addProducts({ productId: 7, variantId: 0 })).toEqual([{ kind: "add", productId: 7, added: 1 }]);
    expect(addProducts({ productId: 7, variantId: null })).toStrictEqual([{ kind: "add", productId: 7, added: 1 }]);
  });

  it("adds one of each addon", () => {
    expect(addProducts({ productId: 1001, addonProductIds: [1901, 1902] })).toEqual([
      { kind: "add", productId: 1001, added: 1 },
      { kind: "add", productId: 1901, added: 1 },
      { kind: "add", productId: 1902, added: 1 },
    ]);
  });
});

describe("restoreLine", () => {
  it("puts a removed line back as it was", () => {
    expect(restoreLine(aCartLine({ quantity: 3 }))).toStrictEqual({ kind: "add", productId: 1001, added: 3 });
    const variant = aCartLine({ productId: 7, variantId: 55, quantity: 1 });
    expect(restoreLine(variant)).toEqual({ kind: "add", productId: 7, variantId: 55, added: 1 });
  });
});

describe("quantityAfter", () => {
  it("stops an addition at the line's maximum, and never lowers the quantity", () => {
    const line = aCartLine({ quantity: 2, maxPurchasableQuantity: 3 });
    expect(quantityAfter(line, { kind: "add", productId: 1001, added: 5 })).toBe(3);
    expect(quantityAfter({ ...line, quantity: 4 }, { kind: "add", productId: 1001, added: 1 })).toBe(4);
  });
});

describe("setLineQuantity", () => {
  it("caps the quantity at the line's maximum", () => {
    expect(setLineQuantity(aCartLine({ maxPurchasableQuantity: 2 }), 5).quantity).toBe(2);
  });
});

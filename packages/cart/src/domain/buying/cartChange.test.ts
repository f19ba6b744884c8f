import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aGiftLine } from "../../fixtures/index.ts";
import { changeOfLine, changesOfAddition, quantityOf, splitChanges, updateRequest } from "./cartChange.ts";

describe("changesOfAddition", () => {
  it("raises the quantity of the same row by one", () => {
    const cart = aCart({ products: [aCartLine({ quantity: 2 })] });
    expect(changesOfAddition(cart, { productId: 1001 })).toEqual([{ product_id: 1001, row_id: "r-1", quantity: 3 }]);
  });

  it("starts a new row at 1 for a product that is not in the cart", () => {
    expect(changesOfAddition(aCart(), { productId: 1302 })).toEqual([{ product_id: 1302, quantity: 1 }]);
  });

  it("does not count a gift as the product itself", () => {
    const cart = aCart({ products: [aGiftLine({ product_id: 1502 })] });
    expect(changesOfAddition(cart, { productId: 1502 })).toEqual([{ product_id: 1502, quantity: 1 }]);
  });

  it("names the variant when its id is above 0", () => {
    expect(changesOfAddition(aCart(), { productId: 7, variantId: 55 })).toEqual([
      { product_id: 7, variant_id: 55, quantity: 1 },
    ]);
    expect(changesOfAddition(aCart(), { productId: 7, variantId: 0 })).toEqual([{ product_id: 7, quantity: 1 }]);
    expect(changesOfAddition(aCart(), { productId: 7, variantId: null })).toEqual([{ product_id: 7, quantity: 1 }]);
  });

  it("gives another variant of the same product a row of its own", () => {
    const cart = aCart({ products: [aCartLine({ variant_id: 55 })] });
    expect(changesOfAddition(cart, { productId: 1001, variantId: 56 })).toEqual([
      { product_id: 1001, variant_id: 56, quantity: 1 },
    ]);
  });

  it("adds addons the same way", () => {
    const cart = aCart({ products: [aCartLine({ product_id: 1901, row_id: "r-4", quantity: 1 })] });
    expect(changesOfAddition(cart, { productId: 1001, addonProductIds: [1901, 1902] })).toEqual([
      { product_id: 1001, quantity: 1 },
      { product_id: 1901, row_id: "r-4", quantity: 2 },
      { product_id: 1902, quantity: 1 },
    ]);
  });

  it("counts on from a product that is still on its way into the cart", () => {
    const cart = { products: [], arriving: [{ product_id: 1302, quantity: 1 }] };
    expect(changesOfAddition(cart, { productId: 1302 })).toEqual([{ product_id: 1302, quantity: 2 }]);
    expect(quantityOf(cart, 1302)).toBe(1);
  });
});

describe("changeOfLine", () => {
  it("caps the quantity at the line's maximum", () => {
    expect(changeOfLine(aCartLine({ max_purchasable_quantity: 2 }), 5).quantity).toBe(2);
  });
});

describe("updateRequest", () => {
  it("names the rows by product and says whether the checkout is to be refreshed", () => {
    const changes = [
      { product_id: 1001, row_id: "r-1", quantity: 3 },
      { product_id: 1901, quantity: 1 },
    ];
    expect(updateRequest(changes, false)).toEqual({
      products: { 1001: { row_id: "r-1", quantity: 3 }, 1901: { quantity: 1 } },
      refresh_checkout: 0,
    });
    expect(updateRequest(changes, true).refresh_checkout).toBe(1);
  });
});

describe("splitChanges", () => {
  it("sends two rows of the same product in two calls, in order", () => {
    const first = { product_id: 1, row_id: "a", quantity: 1 };
    const second = { product_id: 1, row_id: "b", quantity: 2 };
    const other = { product_id: 2, quantity: 1 };
    expect(splitChanges([first, second, other])).toEqual([[first, other], [second]]);
  });
});

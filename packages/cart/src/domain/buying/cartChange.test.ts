import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aGiftLine } from "../../fixtures/index.ts";
import {
  changeOfLine,
  changeOfReturn,
  changesOfAddition,
  quantityAfter,
  quantityOf,
  splitChanges,
  updateRequest,
  withRow,
} from "./cartChange.ts";

describe("changesOfAddition", () => {
  it("adds one, whatever the cart holds", () => {
    expect(changesOfAddition({ productId: 1001 })).toEqual([{ productId: 1001, added: 1 }]);
  });

  it("includes the variant when its id is above 0", () => {
    expect(changesOfAddition({ productId: 7, variantId: 55 })).toEqual([{ productId: 7, variantId: 55, added: 1 }]);
    expect(changesOfAddition({ productId: 7, variantId: 0 })).toEqual([{ productId: 7, added: 1 }]);
    expect(changesOfAddition({ productId: 7, variantId: null })).toStrictEqual([{ productId: 7, added: 1 }]);
  });

  it("adds one of each addon", () => {
    expect(changesOfAddition({ productId: 1001, addonProductIds: [1901, 1902] })).toEqual([
      { productId: 1001, added: 1 },
      { productId: 1901, added: 1 },
      { productId: 1902, added: 1 },
    ]);
  });
});

describe("changeOfReturn", () => {
  it("puts a removed line back as it was", () => {
    expect(changeOfReturn(aCartLine({ quantity: 3 }))).toStrictEqual({ productId: 1001, added: 3 });
    const variant = aCartLine({ productId: 7, variantId: 55, quantity: 1 });
    expect(changeOfReturn(variant)).toEqual({ productId: 7, variantId: 55, added: 1 });
  });
});

describe("withRow", () => {
  const oneMore = { productId: 1001, added: 1 };

  it("adds the row of the variant", () => {
    const products = [aCartLine(), aCartLine({ rowId: "r-2", variantId: 55 })];
    expect(withRow({ ...oneMore, variantId: 55 }, aCart({ lines: products }))).toMatchObject({ rowId: "r-2" });
  });

  it("keeps the row of a quantity, whatever other row holds the same product", () => {
    const change = { productId: 1001, rowId: "r-2", quantity: 3 };
    expect(withRow(change, aCart({ lines: [aCartLine(), aCartLine({ rowId: "r-2" })] }))).toEqual(change);
  });

  it("adds the row that holds the product", () => {
    expect(withRow(oneMore, aCart({ lines: [aCartLine()] }))).toEqual({ ...oneMore, rowId: "r-1" });
  });

  it("adds no row for a product that is not in the cart", () => {
    expect(withRow({ productId: 1302, added: 1 }, aCart())).toEqual({ productId: 1302, added: 1 });
  });

  it("does not confuse a gift or another variant with the product", () => {
    expect(withRow(oneMore, aCart({ lines: [aGiftLine({ productId: 1001 })] }))).toEqual(oneMore);
    expect(withRow(oneMore, aCart({ lines: [aCartLine({ variantId: 55 })] }))).toEqual(oneMore);
  });
});

describe("quantityOf", () => {
  it("includes what is still on its way into the cart", () => {
    expect(quantityOf({ lines: [], arriving: [{ productId: 1302, added: 2 }] }, 1302)).toBe(2);
  });

  it("ignores other products and variants that are on their way", () => {
    const arriving = [
      { productId: 7, variantId: 55, added: 2 },
      { productId: 8, added: 1 },
    ];
    const cart = { lines: [], arriving };
    expect(quantityOf(cart, 7, 55)).toBe(2);
    expect(quantityOf(cart, 8)).toBe(1);
    expect([quantityOf(cart, 7, 56), quantityOf(cart, 7), quantityOf(cart, 9)]).toEqual([0, 0, 0]);
  });
});

describe("quantityAfter", () => {
  it("stops an addition at the line's maximum, and never lowers the quantity", () => {
    const line = aCartLine({ quantity: 2, maxPurchasableQuantity: 3 });
    expect(quantityAfter(line, { productId: 1001, added: 5 })).toBe(3);
    expect(quantityAfter({ ...line, quantity: 4 }, { productId: 1001, added: 1 })).toBe(4);
  });
});

describe("changeOfLine", () => {
  it("caps the quantity at the line's maximum", () => {
    expect(changeOfLine(aCartLine({ maxPurchasableQuantity: 2 }), 5).quantity).toBe(2);
  });
});

describe("updateRequest", () => {
  const held = [aCartLine({ quantity: 2 })];

  it("sends a quantity for a row whose quantity was set", () => {
    const changes = [{ productId: 1001, rowId: "r-1", quantity: 3 }];
    expect(updateRequest(changes, held, true)).toEqual({
      products: { 1001: { rowId: "r-1", quantity: 3 } },
      refreshCheckout: true,
    });
  });

  it("sends for a known row how many are added, beside the resulting quantity", () => {
    const changes = [{ productId: 1001, rowId: "r-1", added: 1 }];
    expect(updateRequest(changes, held, false)).toEqual({
      products: { 1001: { rowId: "r-1", quantity: 3, added: 1 } },
      refreshCheckout: false,
    });
  });

  it("calculates from the row itself, and from zero when the row is gone", () => {
    const changes = [
      { productId: 1001, rowId: "r-2", added: 1 },
      { productId: 1008, rowId: "r-3", added: 2 },
    ];
    const lines = [...held, aCartLine({ rowId: "r-2", quantity: 7 })];
    expect(updateRequest(changes, lines, false).products).toEqual({
      1001: { rowId: "r-2", quantity: 8, added: 1 },
      1008: { rowId: "r-3", quantity: 2, added: 2 },
    });
  });

  it("sends no row for a product that is not known to be in the cart, so that the quantity is added", () => {
    const changes = [
      { productId: 1302, added: 2 },
      { productId: 7, variantId: 55, added: 1 },
    ];
    expect(updateRequest(changes, held, false).products).toEqual({
      1302: { quantity: 2 },
      7: { variantId: 55, quantity: 1 },
    });
  });
});

describe("splitChanges", () => {
  it("sends two rows of the same product in two calls, in order", () => {
    const first = { productId: 1, rowId: "a", quantity: 1 };
    const second = { productId: 1, rowId: "b", quantity: 2 };
    const other = { productId: 2, added: 1 };
    expect(splitChanges([first, second, other])).toEqual([[first, other], [second]]);
  });
});

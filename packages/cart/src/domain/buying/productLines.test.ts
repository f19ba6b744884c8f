import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aGiftLine } from "../../fixtures/index.ts";
import type { AddQuantity, CartChange } from "./cartChange.ts";
import { attachRowId, quantityOf } from "./productLines.ts";

describe("attachRowId", () => {
  const oneMore: AddQuantity = { kind: "add", productId: 1001, added: 1 };

  it("adds the row of the variant", () => {
    const products = [aCartLine(), aCartLine({ rowId: "r-2", variantId: 55 })];
    expect(attachRowId({ ...oneMore, variantId: 55 }, aCart({ lines: products }))).toMatchObject({ rowId: "r-2" });
  });

  it("keeps the row of a quantity, whatever other row holds the same product", () => {
    const change: CartChange = { kind: "set", productId: 1001, rowId: "r-2", quantity: 3 };
    expect(attachRowId(change, aCart({ lines: [aCartLine(), aCartLine({ rowId: "r-2" })] }))).toEqual(change);
  });

  it("adds the row that holds the product", () => {
    expect(attachRowId(oneMore, aCart({ lines: [aCartLine()] }))).toEqual({ ...oneMore, rowId: "r-1" });
  });

  it("adds no row for a product that is not in the cart", () => {
    expect(attachRowId({ kind: "add", productId: 1302, added: 1 }, aCart())).toEqual({
      kind: "add",
      productId: 1302,
      added: 1,
    });
  });

  it("does not confuse a gift or another variant with the product", () => {
    expect(attachRowId(oneMore, aCart({ lines: [aGiftLine({ productId: 1001 })] }))).toEqual(oneMore);
    expect(attachRowId(oneMore, aCart({ lines: [aCartLine({ variantId: 55 })] }))).toEqual(oneMore);
  });
});

describe("quantityOf", () => {
  it("includes what is still on its way into the cart", () => {
    expect(quantityOf({ lines: [], pendingAdditions: [{ kind: "add", productId: 1302, added: 2 }] }, 1302)).toBe(2);
  });

  it("ignores other products and variants that are on their way", () => {
    const pendingAdditions: readonly AddQuantity[] = [
      { kind: "add", productId: 7, variantId: 55, added: 2 },
      { kind: "add", productId: 8, added: 1 },
    ];
    const cart = { lines: [], pendingAdditions };
    expect(quantityOf(cart, 7, 55)).toBe(2);
    expect(quantityOf(cart, 8)).toBe(1);
    expect([quantityOf(cart, 7, 56), quantityOf(cart, 7), quantityOf(cart, 9)]).toEqual([0, 0, 0]);
  });
});

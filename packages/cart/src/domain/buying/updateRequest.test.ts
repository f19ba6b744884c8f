import { describe, expect, it } from "vitest";
import { aCartLine } from "../../fixtures/index.ts";
import type { CartChange } from "./cartChange.ts";
import { splitChanges, updateRequest } from "./updateRequest.ts";

describe("updateRequest", () => {
  const held = [aCartLine({ quantity: 2 })];

  it("sends a quantity for a row whose quantity was set", () => {
    const changes: readonly CartChange[] = [{ kind: "set", productId: 1001, rowId: "r-1", quantity: 3 }];
    expect(updateRequest(changes, held, true)).toEqual({
      products: { 1001: { rowId: "r-1", quantity: 3 } },
      refreshCheckout: true,
    });
  });

  it("sends for a known row how many are added, beside the resulting quantity", () => {
    const changes: readonly CartChange[] = [{ kind: "add", productId: 1001, rowId: "r-1", added: 1 }];
    expect(updateRequest(changes, held, false)).toEqual({
      products: { 1001: { rowId: "r-1", quantity: 3, added: 1 } },
      refreshCheckout: false,
    });
  });

  it("calculates from the row itself, and from zero when the row is gone", () => {
    const changes: readonly CartChange[] = [
      { kind: "add", productId: 1001, rowId: "r-2", added: 1 },
      { kind: "add", productId: 1008, rowId: "r-3", added: 2 },
    ];
    const lines = [...held, aCartLine({ rowId: "r-2", quantity: 7 })];
    expect(updateRequest(changes, lines, false).products).toEqual({
      1001: { rowId: "r-2", quantity: 8, added: 1 },
      1008: { rowId: "r-3", quantity: 2, added: 2 },
    });
  });

  it("sends no row for a product that is not known to be in the cart, so that the quantity is added", () => {
    const changes: readonly CartChange[] = [
      { kind: "add", productId: 1302, added: 2 },
      { kind: "add", productId: 7, variantId: 55, added: 1 },
    ];
    expect(updateRequest(changes, held, false).products).toEqual({
      1302: { quantity: 2 },
      7: { variantId: 55, quantity: 1 },
    });
  });
});

describe("splitChanges", () => {
  it("sends two rows of the same product in two calls, in order", () => {
    const first: CartChange = { kind: "set", productId: 1, rowId: "a", quantity: 1 };
    const second: CartChange = { kind: "set", productId: 1, rowId: "b", quantity: 2 };
    const other: CartChange = { kind: "add", productId: 2, added: 1 };
    expect(splitChanges([first, second, other])).toEqual([[first, other], [second]]);
  });
});

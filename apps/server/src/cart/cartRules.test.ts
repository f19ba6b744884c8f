import { maxTypedQuantity } from "@torg/format/typed";
import { describe, expect, it } from "vitest";
import { productLimit, saleProblem, wantedQuantity } from "./cartRules.ts";

const forSale = { parent_id: null, is_parent: false, for_sale: true, is_paused: false } as const;
const choice = { productId: 7, variantId: null } as const;

describe("saleProblem", () => {
  it("lets a product that is for sale into the cart", () => {
    expect(saleProblem(forSale, choice)).toBeNull();
  });

  it("lets a variant of the product into the cart", () => {
    expect(saleProblem({ ...forSale, parent_id: 7 }, { productId: 7, variantId: 8 })).toBeNull();
  });

  it("misses a product that does not exist, and a variant of another product", () => {
    const missing = { code: "product-missing", productId: 7 };
    expect(saleProblem(null, choice)).toEqual(missing);
    expect(saleProblem({ ...forSale, parent_id: 9 }, { productId: 7, variantId: 8 })).toEqual(missing);
  });

  it("says that selling is paused before it asks for a variant", () => {
    expect(saleProblem({ ...forSale, is_paused: true, is_parent: true }, choice)).toEqual({ code: "selling-paused" });
  });

  it("asks for a variant of a product that is sold as its variants", () => {
    const problem = saleProblem({ ...forSale, is_parent: true, for_sale: false }, choice);
    expect(problem).toEqual({ code: "variant-missing", productId: 7 });
  });

  it("refuses a product that is not for sale", () => {
    expect(saleProblem({ ...forSale, for_sale: false }, choice)).toEqual({ code: "not-for-sale", productId: 7 });
  });
});

describe("productLimit", () => {
  it("is one piece of what is sold only once, whatever else limits it", () => {
    expect(productLimit({ only_once: true, max_quantity: 5 })).toBe(1);
  });

  it("is what the product says, if anything", () => {
    expect(productLimit({ only_once: false, max_quantity: 5 })).toBe(5);
    expect(productLimit({ only_once: false, max_quantity: null })).toBeNull();
  });
});

describe("wantedQuantity", () => {
  const row = { only_once: false, max_quantity: 5, line_quantity: 3 } as const;

  it("sets a quantity and adds to one", () => {
    expect(wantedQuantity(row, { quantity: 2, isAddition: false })).toBe(2);
    expect(wantedQuantity(row, { quantity: 2, isAddition: true })).toBe(5);
    expect(wantedQuantity({ ...row, line_quantity: null }, { quantity: 2, isAddition: true })).toBe(2);
  });

  it("stops at what one customer may buy", () => {
    expect(wantedQuantity(row, { quantity: 9, isAddition: false })).toBe(5);
    expect(wantedQuantity(row, { quantity: 9, isAddition: true })).toBe(5);
  });

  it("never lowers a row that already holds more than one customer may buy", () => {
    expect(wantedQuantity({ ...row, line_quantity: 8 }, { quantity: 1, isAddition: true })).toBe(8);
  });

  it("stops at the largest quantity of a cart where the product has no limit", () => {
    const unlimited = { ...row, max_quantity: null };
    expect(wantedQuantity(unlimited, { quantity: maxTypedQuantity + 1, isAddition: false })).toBe(maxTypedQuantity);
  });
});

import { cartCall } from "@torg/cart/contract";
import { describe, expect, it } from "vitest";
import { cartProblems } from "./cartProblems.ts";

const line = {
  product_id: 1,
  row_id: "r-1",
  name: "A",
  quantity: 2,
  unit_price_incl_vat: 99.5,
  unit_price_excl_vat: 79.6,
  total_price_incl_vat: 199,
  total_price_excl_vat: 159.2,
  original_price_incl_vat: 99.5,
  original_price_excl_vat: 79.6,
};
const discount = {
  rows: [{ code: "A", label: "A", discount_amount_incl_vat: 20, discount_amount_excl_vat: 16 }],
  total: 20,
  total_incl_vat: 20,
  total_excl_vat: 16,
};
const cart = { products: [line], totalAmount: 2, totalProductSum: 199, discount, includes_vat: true };

const problemsOf = (change: object): readonly string[] => cartProblems(cartCall.response.parse({ ...cart, ...change }));

describe("cartProblems", () => {
  it("finds none in a correct cart, with or without tax", () => {
    expect(problemsOf({})).toEqual([]);
    const total = { ...discount, total: 16 };
    expect(problemsOf({ includes_vat: false, totalProductSum: 159.2, discount: total })).toEqual([]);
  });

  it.each([
    ["pieces", { totalAmount: 3 }, "totalAmount is 3, the lines hold 2."],
    ["one ore", { totalProductSum: 199.01 }, "totalProductSum is 199.01, the lines sum up to 199."],
    [
      "a line",
      { products: [{ ...line, total_price_incl_vat: 198 }], totalProductSum: 198 },
      "Line r-1 costs 198 incl. VAT, 2 × 99.5 is 199.",
    ],
    [
      "tax",
      { products: [{ ...line, unit_price_excl_vat: 90, total_price_excl_vat: 180 }] },
      "Line r-1 costs 99.5 with and 90 without VAT, which is no Swedish rate.",
    ],
    ["a discount", { discount: { ...discount, total: 21 } }, "The discount's total is 21, should be 20."],
  ])("notices a wrong sum of %s", (_what, change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  it("notices discounts that exceed the products", () => {
    const rows = [{ ...discount.rows[0], discount_amount_incl_vat: 500, discount_amount_excl_vat: 400 }];
    const large = { rows, total: 500, total_incl_vat: 500, total_excl_vat: 400 };
    expect(problemsOf({ discount: large })).toEqual(["The discounts take 500 off products that cost 199."]);
  });

  it("allows a gift card to pay more than the products cost, since delivery costs something too", () => {
    const paid = { discount_amount_incl_vat: 248, discount_amount_excl_vat: 248, gift_card: { left: 2 } };
    const rows = [{ ...discount.rows[0], ...paid }];
    const large = { rows, total: 248, total_incl_vat: 248, total_excl_vat: 248 };
    expect(problemsOf({ discount: large })).toEqual([]);
  });

  it("notices a gift card whose amount is smaller without VAT, as if it lowered a price", () => {
    const rows = [{ ...discount.rows[0], gift_card: { left: 0 } }];
    expect(problemsOf({ discount: { ...discount, rows } })).toEqual([
      "The gift card A does not pay the same with and without VAT.",
    ]);
  });
});

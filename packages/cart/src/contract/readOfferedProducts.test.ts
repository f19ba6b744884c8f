import {
  readAnswer,
  wireAmountOrNull,
  wireFlag,
  wireInteger,
  wireList,
  wireNumberOrNull,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { anOfferedProduct } from "../fixtures/anOfferedProduct.ts";
import { readOfferedProducts } from "./readOfferedProducts.ts";

it("reads what the cart shows of a product, whether its picture is an address or an object", () => {
  const product = anOfferedProduct();
  const picture = { thumb: product.product_puff_image };
  expect(readOfferedProducts([product, { ...product, product_puff_image: picture, tags: [] }])).toEqual([
    product,
    product,
  ]);
});

it("leaves out what is no product", () => {
  expect(readOfferedProducts([null, "x", { product_id: "no number" }])).toEqual([]);
});

/** What the schemas of the calls make of the same fields. */
const schema = z.object({
  product_id: wireInteger,
  product_name: wireText,
  product_url: wireText,
  product_puff_image: wireTextOrNull,
  brand_name: wireTextOrNull,
  is_discounted: wireFlag,
  product_display_price: wireAmountOrNull,
  product_display_original_price: wireAmountOrNull,
  product_hide_price: wireFlag,
  product_is_parent: wireFlag,
  max_purchasable_quantity: wireNumberOrNull,
  buy_disabled: wireFlag,
  only_once: wireFlag,
  add_to_cart_url: wireTextOrNull,
});

const list = z.object({ products: wireList(schema) });

it("reads any product as the schemas of the calls would", () => {
  const odd = fc.constantFrom<unknown>(null, undefined, "", "0", "1", 1, 0, true, false, "12.50", "1e3", " 7 ");
  const value = fc.oneof(
    odd,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    fc.constant([]),
    fc.constant({}),
  );
  const fields = Object.keys(anOfferedProduct());
  const changed = fc.tuple(fc.constantFrom(...fields), value);
  fc.assert(
    fc.property(changed, changed, ([one, first], [other, second]) => {
      const product = { ...anOfferedProduct(), [one]: first, [other]: second };
      const read = readAnswer(list, { products: [product] }, { name: "offers", report: () => undefined });
      expect(readOfferedProducts([product])).toEqual(read.ok ? read.answer.products : "unreadable");
    }),
    { numRuns: 500 },
  );
});

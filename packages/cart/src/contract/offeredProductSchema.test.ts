import { expect, it } from "vitest";
import { anOfferedProduct } from "../fixtures/anOfferedProduct.ts";
import { readOfferedProducts } from "./offeredProductSchema.ts";

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

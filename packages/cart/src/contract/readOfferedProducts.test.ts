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
import { anEnergyOfALine } from "../fixtures/aCart.ts";
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

it("tells the energy class with its label and data sheet, and none where labels are off", () => {
  const energy = {
    product_energy_class: "A++",
    product_energy_color: null,
    product_energy_class_version: 1,
    energy_stamp_link: "/label.svg",
    product_energy_file: "/sheet.pdf",
  };
  const product = { ...anOfferedProduct(), product_energy_class: "A++", energy_labels_module_active: true, energy };
  const [read, odd, off] = readOfferedProducts([
    product,
    { ...product, energy: "unreadable", product_energy_class: "B" },
    { ...product, energy_labels_module_active: false },
  ]);
  expect(read?.energy).toEqual(
    anEnergyOfALine({
      product_energy_class: "A++",
      product_energy_color: "#52ae32",
      best_energy_class: "A+++",
      worst_energy_class: "D",
      energy_stamp_link: "/label.svg",
      product_energy_file: "/sheet.pdf",
    }),
  );
  expect(odd?.energy).toMatchObject({ product_energy_class: "B", energy_stamp_link: null });
  expect(off?.energy).toBeNull();
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
  const { energy: _energy, ...plain } = anOfferedProduct();
  const fields = Object.keys(plain);
  const changed = fc.tuple(fc.constantFrom(...fields), value);
  fc.assert(
    fc.property(changed, changed, ([one, first], [other, second]) => {
      const product = { ...plain, [one]: first, [other]: second };
      const read = readAnswer(list, { products: [product] }, { name: "offers", report: () => undefined });
      const offered = readOfferedProducts([product]).map(({ energy: _none, ...fieldsOf }) => fieldsOf);
      expect(offered).toEqual(read.ok ? read.answer.products : "unreadable");
    }),
    { numRuns: 500 },
  );
});

it("tells the developer how many products are left out, and nothing where all can be shown", () => {
  const told: string[] = [];
  const products = [anOfferedProduct(), { ...anOfferedProduct(), product_id: "abc" }, null];
  expect(readOfferedProducts(products, (message) => told.push(message))).toHaveLength(1);
  expect(told).toEqual(["Of the products offered beside the cart, 2 have no id and are left out."]);
  readOfferedProducts([anOfferedProduct()], (message) => told.push(message));
  expect(told).toHaveLength(1);
});

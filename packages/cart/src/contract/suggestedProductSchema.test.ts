import { readResponse, toWire, wireList } from "@torg/http";
import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { anEnergyOfALine } from "../fixtures/aCart.ts";
import { aSuggestedProduct } from "../fixtures/aSuggestedProduct.ts";
import { suggestedProductSchema } from "./suggestedProductSchema.ts";

const headphones = {
  product_id: 1303,
  product_name: "Trådlösa hörlurar Lyra Air",
  product_url: "/produkter/id/1303",
  product_puff_image: "/assets/uploads/products/1303.svg?w=220",
  brand_name: "Lyra",
  is_discounted: false,
  product_display_price: 1290,
  product_display_original_price: 1290,
  product_hide_price: false,
  product_is_parent: false,
  max_purchasable_quantity: null,
  buy_disabled: false,
  only_once: false,
  add_to_cart_url: null,
};

it("reads the product for the cart, whether its picture is an address or an object", () => {
  const picture = { thumb: headphones.product_puff_image };
  expect(suggestedProductSchema.parse(headphones)).toEqual(aSuggestedProduct());
  expect(suggestedProductSchema.parse({ ...headphones, product_puff_image: picture, tags: [] })).toEqual(
    aSuggestedProduct(),
  );
});

it("gives the energy class with its label and data sheet, and none where labels are off", () => {
  const energy = {
    product_energy_class: "A++",
    product_energy_color: null,
    product_energy_class_version: 1,
    energy_stamp_link: "/label.svg",
    product_energy_file: "/sheet.pdf",
  };
  const product = { ...headphones, product_energy_class: "A++", energy_labels_module_active: true, energy };
  expect(suggestedProductSchema.parse(product).energy).toEqual({
    energyClass: "A++",
    color: "#52ae32",
    best: "A+++",
    worst: "D",
    labelUrl: "/label.svg",
    sheetUrl: "/sheet.pdf",
  });
  const unlabelled = { ...product, energy: null, product_energy_class: "B" };
  expect(suggestedProductSchema.parse(unlabelled).energy).toMatchObject({ energyClass: "B", labelUrl: null });
  expect(suggestedProductSchema.parse({ ...product, energy_labels_module_active: false }).energy).toBeNull();
});

it("survives a round trip", () => {
  const energies = [null, anEnergyOfALine(), anEnergyOfALine({ energyClass: "A+", best: "A+++", worst: "D" })];
  const products = fc.record({
    productId: fc.nat(),
    priceOre: fc.option(fc.integer()),
    imageUrl: fc.option(fc.constant("/a.svg")),
    energy: fc.constantFrom(...energies),
  });
  fc.assert(
    fc.property(products, (changes) => {
      const product = aSuggestedProduct(changes);
      expect(suggestedProductSchema.parse(toWire(suggestedProductSchema, product))).toEqual(product);
    }),
  );
});

it("leaves a product without an id out of a list, and reads an invalid price as 0", () => {
  const list = z.object({ products: wireList(suggestedProductSchema) });
  const sent = [
    headphones,
    { ...headphones, product_id: "abc" },
    null,
    { ...headphones, product_display_price: "dyr" },
  ];
  const read = readResponse(list, { products: sent }, { name: "GET /x", report: () => undefined });
  const products = [aSuggestedProduct(), aSuggestedProduct({ priceOre: 0 })];
  expect(read).toEqual({ ok: true, response: { products } });
});

import { expect, it } from "vitest";
import { addProducts } from "./cartChange.ts";
import { quantityChoices } from "./quantityChoice.ts";

it("offers as many as one customer may buy, ten at most", () => {
  expect(quantityChoices({ productId: 1, maxPurchasableQuantity: 3 })).toEqual([1, 2, 3]);
  expect(quantityChoices({ productId: 1, maxPurchasableQuantity: null })).toHaveLength(10);
  expect(quantityChoices({ productId: 1, maxPurchasableQuantity: 500 })).toHaveLength(10);
});

it("offers nothing where there is nothing to choose", () => {
  const product = { productId: 1, maxPurchasableQuantity: 5 };
  expect(quantityChoices({ ...product, maxPurchasableQuantity: 1 })).toEqual([]);
  expect(quantityChoices({ ...product, onlyOnce: true })).toEqual([]);
  expect(quantityChoices({ ...product, buyDisabled: true })).toEqual([]);
  expect(quantityChoices({ ...product, isChosen: false })).toEqual([]);
  expect(quantityChoices({ ...product, addToCartUrl: "/kassa/lagg-i-varukorg/1" })).toEqual([]);
});

it("adds the requested quantity of the product, and one of each addon", () => {
  expect(addProducts({ productId: 1, quantity: 3, addonProductIds: [2] })).toEqual([
    { kind: "add", productId: 1, added: 3 },
    { kind: "add", productId: 2, added: 1 },
  ]);
});

import { expect, it } from "vitest";
import { addedEvent, totalEvent } from "./cartEvents.ts";

it("tells the page about an addition, using the names on the wire", () => {
  expect(addedEvent({ productId: 7, variantId: 55, addonProductIds: [1901] })).toEqual({
    product_id: 7,
    variant_id: 55,
    addon_product_ids: [1901],
  });
  expect(addedEvent({ productId: 7 })).toEqual({ product_id: 7, variant_id: null, addon_product_ids: [] });
});

it("tells the page about the total in kronor, and the VAT mode where it is known", () => {
  const totals = { itemCount: 2, productsOre: 1_398_050 };
  expect(totalEvent({ ...totals, includesVat: false })).toEqual({
    totalAmount: 2,
    totalProductSum: 13_980.5,
    includes_vat: false,
  });
  expect(totalEvent(totals)).toEqual({ totalAmount: 2, totalProductSum: 13_980.5 });
});

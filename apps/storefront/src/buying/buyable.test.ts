import { aListingProduct } from "@torg/catalog/fixtures";
import { expect, it } from "vitest";
import { buyable } from "./buyable.ts";

it("names the variant that a backend tells of, and none where it tells none", () => {
  expect(buyable({ ...aListingProduct(), variantId: 7 })).toMatchObject({ variantId: 7 });
  expect(buyable(aListingProduct())).toMatchObject({ variantId: null });
});

import { aListingProduct } from "@torg/catalog/fixtures";
import { expect, it } from "vitest";
import { addonsOf, buyable } from "./buyable.ts";

it("gives the variant that a backend names, and null where it names none", () => {
  expect(buyable({ ...aListingProduct(), variantId: 7 })).toMatchObject({ variantId: 7 });
  expect(buyable(aListingProduct())).toMatchObject({ variantId: null });
});

const addon = {
  productId: 1901,
  name: "Anslutningsslang 2 m",
  url: "/produkter/id/1901",
  priceOre: 14900,
  maxPurchasableQuantity: 5,
  energyClass: null,
  showsEnergyLabel: true,
  energy: null,
};

it("requests small pictures of the addons, and leaves missing ones out", () => {
  const addons = addonsOf({
    addonProducts: [
      { ...addon, image: { thumb: "/assets/uploads/a.jpg?w=220" } },
      { ...addon, image: null },
    ],
  });
  expect(addons.map((each) => each.imageUrl)).toEqual(["/assets/uploads/a.jpg?w=66", ""]);
});

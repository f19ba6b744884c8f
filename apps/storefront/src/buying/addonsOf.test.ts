import { expect, it } from "vitest";
import { addonsOf } from "./addonsOf.ts";

const addon = {
  product_id: 1901,
  product_name: "Anslutningsslang 2 m",
  product_url: "/produkter/id/1901",
  product_display_price: 149,
  product_max_purchasable_quantity: 5,
  product_energy_class: null,
  energy_labels_module_active: true,
  energy: null,
};

it("asks for small pictures of the extras, and does without where there is none", () => {
  const addons = addonsOf({
    addon_products: [
      { ...addon, product_puff_image: { thumb: "/assets/uploads/a.jpg?w=220" } },
      { ...addon, product_puff_image: null },
    ],
  });
  expect(addons.map((each) => each.imageUrl)).toEqual(["/assets/uploads/a.jpg?w=66", ""]);
});

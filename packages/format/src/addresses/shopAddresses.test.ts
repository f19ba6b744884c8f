import { expect, it } from "vitest";
import { shopAddresses } from "./shopAddresses.ts";

it("leads to a brand's link, at the root where it has an override link", () => {
  expect(shopAddresses.brand("granit & co")).toBe("/tillverkare/visa/granit%20%26%20co");
  expect(shopAddresses.brand("granit", "")).toBe("/tillverkare/visa/granit");
  expect(shopAddresses.brand("granit", "lyra")).toBe("/granit");
});

it("changes the theme by its id", () => {
  expect(shopAddresses.theme("a&b")).toBe("/admin/themes/set_active_theme/?id=a%26b");
});

it("leaves what is the backend's as it is", () => {
  expect(shopAddresses.backend("/checkoutv3/products/update")).toBe("/checkoutv3/products/update");
});

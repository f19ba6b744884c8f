import { expect, it } from "vitest";
import { shopAddresses } from "./shopAddresses.ts";

it("has the addresses of the contract's pages", () => {
  const { home, listing, search, compare, brands, cart, checkout, login } = shopAddresses;
  expect([home, listing, search, compare, brands, cart, checkout, login]).toEqual([
    "/",
    "/produkter/filtrera",
    "/produkter/sok",
    "/produkter/jamfor",
    "/tillverkare",
    "/varukorg",
    "/kassa/leverans",
    "/login",
  ]);
  expect(shopAddresses.product(1001)).toBe("/produkter/id/1001");
  expect(shopAddresses.badge(7, "rea.svg")).toBe("/assets/uploads/badges/7/rea.svg");
});

it("has the addresses of the information pages and of the club", () => {
  const { becomeMember, alreadyMember, terms, returns, accessibility, stores } = shopAddresses;
  expect([becomeMember, alreadyMember, terms, returns, accessibility, stores]).toEqual([
    "/kundklubb/registrera-dig",
    "/kundklubb/existerande-kund",
    "/sidor/kopvillkor",
    "/retur-och-reklamation",
    "/sidor/tillganglighet",
    "/sidor/butiker/vara-butiker",
  ]);
});

it("links to a brand by its link, at the root where that is an override link", () => {
  expect(shopAddresses.brand("granit & co")).toBe("/tillverkare/visa/granit%20%26%20co");
  expect(shopAddresses.brand("granit", "")).toBe("/tillverkare/visa/granit");
  expect(shopAddresses.brand("granit", "lyra")).toBe("/granit");
});

it("changes the theme by its id", () => {
  expect(shopAddresses.theme("a&b")).toBe("/admin/themes/set_active_theme/?id=a%26b");
});

it("leaves the backend's addresses unchanged", () => {
  expect(shopAddresses.backend("/checkoutv3/products/update")).toBe("/checkoutv3/products/update");
});

import { aShopSettings } from "@torg/navigation/fixtures";
import { expect, it } from "vitest";
import { buyMode } from "./buyMode.ts";

it("says that a shop sells, without a word about offers", () => {
  expect(buyMode({ path: "/a", settings: aShopSettings() })).toEqual({ path: "/a", buyEnabled: true });
});

it("says that a shop takes requests for offers", () => {
  const settings = aShopSettings({ isOfferTheme: true, buyEnabled: false });
  expect(buyMode({ path: "/a", settings })).toEqual({ path: "/a", buyEnabled: false, isOffer: true });
});

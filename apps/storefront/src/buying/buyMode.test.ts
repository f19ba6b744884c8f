import { aShopSettings } from "@torg/navigation/fixtures";
import { expect, it } from "vitest";
import { buyMode } from "./buyMode.ts";

it("describes a shop that sells, without mentioning quotes", () => {
  expect(buyMode({ path: "/a", settings: aShopSettings() })).toEqual({ path: "/a", buyEnabled: true });
});

it("says that a shop takes requests for quotes", () => {
  const settings = aShopSettings({ isQuote: true, buyEnabled: false });
  expect(buyMode({ path: "/a", settings })).toEqual({ path: "/a", buyEnabled: false, isQuote: true });
});

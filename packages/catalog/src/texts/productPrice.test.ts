import { formatPrice } from "@torg/format";
import { expect, it } from "vitest";
import { searchTexts } from "./searchSv.ts";
import { catalogTexts } from "./sv.ts";

it("shows öre where a price has any, as the cart does, and whole kronor otherwise", () => {
  for (const price of [catalogTexts.tile.price, searchTexts.price]) {
    expect(price(9950)).toBe(formatPrice(99.5, { decimals: 2 }));
    expect(price(699_000)).toBe(formatPrice(6990));
  }
  expect(searchTexts.fromPrice(9950)).toBe(`Från ${formatPrice(99.5, { decimals: 2 })}`);
});

it("rounds to whole kronor under the profile of the specification", () => {
  expect(catalogTexts.tile.price(9950, "spec")).toBe(formatPrice(100));
  expect(searchTexts.fromPrice(9950, "spec")).toBe(`Från ${formatPrice(100)}`);
});

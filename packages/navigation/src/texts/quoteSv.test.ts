import { expect, it } from "vitest";
import { quoteNavigationTexts } from "./quoteSv.ts";

it("has its own word for the contents of a request for a quote", () => {
  expect(quoteNavigationTexts.cartName(2, 40_000, false)).toBe("Offert, 2 produkter, 400\u00a0kr exkl moms");
  expect(quoteNavigationTexts.cart).toBe("Offert");
});

it("shows the öre of the cart's sum, as its script does", () => {
  expect(quoteNavigationTexts.cartName(1, 55_920, false)).toBe("Offert, 1 produkt, 559,20\u00a0kr exkl moms");
});

import { expect, it } from "vitest";
import { quoteNavigationTexts } from "./quoteSv.ts";

it("names what a request for a quote holds in its own word", () => {
  expect(quoteNavigationTexts.cartName(2, 40_000, false)).toBe("Offert, 2 produkter, 400\u00a0kr exkl moms");
  expect(quoteNavigationTexts.cart).toBe("Offert");
});

import { expect, it } from "vitest";
import { offerNavigationTexts } from "./offerSv.ts";

it("names what a request for an offer holds in its own word", () => {
  expect(offerNavigationTexts.cartName(2, 40_000, false)).toBe("Offert, 2 produkter, 400\u00a0kr exkl moms");
  expect(offerNavigationTexts.cart).toBe("Offert");
});

import { expect, it } from "vitest";
import { addedProductHtml } from "./addedProductHtml.ts";

const cable = { name: "HDMI-kabel 2 m", parentName: null, priceOre: 9950, image: null };
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

it("shows the price of an added product as it is charged", () => {
  expect(textOf(addedProductHtml(cable))).toBe("HDMI-kabel 2 m 99,50 kr");
  expect(textOf(addedProductHtml({ ...cable, priceOre: 69_900 }))).toBe("HDMI-kabel 2 m 699 kr");
  expect(textOf(addedProductHtml({ ...cable, priceOre: 0 }))).toBe("HDMI-kabel 2 m 0 kr");
});

it("says that a price is hidden, and not that it is zero", () => {
  expect(textOf(addedProductHtml({ ...cable, priceOre: null }))).toBe("HDMI-kabel 2 m Priset visas inte");
});

import { describe, expect, it } from "vitest";
import { aLayout } from "../fixtures/aLayout.ts";
import { brandAddress, listedBrands } from "./brands.ts";

describe("brandAddress", () => {
  it("links to a brand at the root when it has an override link", () => {
    expect(brandAddress({ brandId: 6, link: "lyra", overrideLink: "lyra-sverige" })).toBe("/lyra");
    expect(brandAddress({ brandId: 6, link: "lyra", overrideLink: "lyra" })).toBe("/lyra");
  });

  it("links to a brand among all brands otherwise", () => {
    expect(brandAddress({ brandId: 7, link: "granit & co", overrideLink: null })).toBe(
      "/tillverkare/visa/granit%20%26%20co",
    );
    expect(brandAddress({ brandId: 7, link: "granit", overrideLink: "" })).toBe("/tillverkare/visa/granit");
  });
});

describe("listedBrands", () => {
  it("leaves out the brand that stands for no brand", () => {
    expect(listedBrands(aLayout().brands).map((brand) => brand.brandName)).toEqual(["Nordvik", "Lyra"]);
  });
});

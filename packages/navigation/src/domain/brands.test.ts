import { describe, expect, it } from "vitest";
import { aLayout } from "../fixtures/aLayout.ts";
import { brandAddress, listedBrands } from "./brands.ts";

describe("brandAddress", () => {
  it("leads to the brand's link at the root when it has an override link", () => {
    expect(brandAddress({ brand_id: 6, brand_link: "lyra", brand_override_link: "lyra-sverige" })).toBe("/lyra");
    expect(brandAddress({ brand_id: 6, brand_link: "lyra", brand_override_link: "lyra" })).toBe("/lyra");
  });

  it("leads to the brand's place among all brands otherwise", () => {
    expect(brandAddress({ brand_id: 7, brand_link: "granit & co", brand_override_link: null })).toBe(
      "/tillverkare/visa/granit%20%26%20co",
    );
    expect(brandAddress({ brand_id: 7, brand_link: "granit", brand_override_link: "" })).toBe(
      "/tillverkare/visa/granit",
    );
  });
});

describe("listedBrands", () => {
  it("leaves out the brand that stands for none", () => {
    expect(listedBrands(aLayout().brands).map((brand) => brand.brand_name)).toEqual(["Nordvik", "Lyra"]);
  });
});

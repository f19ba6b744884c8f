import { aCampaignPage, aContentPage, aHomePage, aListingPage, aProductPage } from "@torg/pages/fixtures";
import { describe, expect, it } from "vitest";
import { surrogateKeysOf } from "./surrogateKeysOf.ts";

describe("surrogateKeysOf", () => {
  it("includes every product of a listing, and the catalogue", () => {
    const page = aListingPage();
    const keys = surrogateKeysOf(page).split(" ");
    expect(keys.slice(0, 3)).toEqual(["shop", "catalogue", "products"]);
    expect(page.filters.products.length).toBeGreaterThan(0);
    for (const { productId } of page.filters.products) expect(keys).toContain(`product-${productId}`);
  });

  it("includes the product of a page and those beside it, but not the catalogue", () => {
    const page = aProductPage();
    const keys = surrogateKeysOf(page).split(" ");
    expect(keys).toContain(`product-${page.product.productId}`);
    expect(keys).not.toContain("catalogue");
  });

  it("includes the tiles of the first page, and only the shop for a text page", () => {
    expect(surrogateKeysOf(aHomePage())).toMatch(/^shop catalogue/);
    expect(surrogateKeysOf(aCampaignPage())).toMatch(/^shop catalogue .*product-/);
    expect(surrogateKeysOf(aContentPage())).toBe("shop");
  });

  it("writes keys in a form that a header can carry", () => {
    for (const page of [aHomePage(), aListingPage(), aProductPage()]) {
      expect(surrogateKeysOf(page)).toMatch(/^[\w:-]+( [\w:-]+)*$/);
    }
  });
});

import { describe, expect, it } from "vitest";
import { aDisclosure } from "../../fixtures/aDisclosure.ts";
import { aListingProduct } from "../../fixtures/aListingProduct.ts";
import { productSections, type SectionedProduct } from "./productSections.ts";

const full: SectionedProduct = {
  description: "Tyst och rejäl.",
  specifications: [{ title: "Kapacitet", unit: "kg", value: "8" }],
  disclosure: aDisclosure(),
  matchingProducts: [aListingProduct()],
  recommendedProducts: [aListingProduct({ productId: 1002 })],
};
const bare: SectionedProduct = { description: "", specifications: [], disclosure: null, matchingProducts: [] };
const unsaid = {
  ...aDisclosure(),
  manufacturer: null,
  euResponsible: null,
  model: null,
  safetyWarnings: [],
  safetyDocuments: [],
};

describe("productSections", () => {
  it("are in reading order", () => {
    expect(productSections(full, true)).toEqual([
      "description",
      "specifications",
      "safety",
      "matching",
      "recommended",
      "reviews",
    ]);
  });

  it("are empty when there is nothing to read", () => {
    expect(productSections(bare, false)).toEqual([]);
  });

  it.each([
    ["a description", { ...bare, description: "Tyst." }, ["description"]],
    ["specifications", { ...bare, specifications: full.specifications }, ["specifications"]],
    ["something about its safety", { ...bare, disclosure: aDisclosure() }, ["safety"]],
    ["a disclosure that says nothing of safety", { ...bare, disclosure: unsaid }, []],
    ["products that go with it", { ...bare, matchingProducts: full.matchingProducts }, ["matching"]],
    ["products like it", { ...bare, recommendedProducts: full.recommendedProducts ?? [] }, ["recommended"]],
  ] as const)("match a product that has only %s", (_, product, sections) => {
    expect(productSections(product, false)).toEqual(sections);
    expect(productSections(product, true)).toEqual([...sections, "reviews"]);
  });
});

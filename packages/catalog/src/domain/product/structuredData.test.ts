import { describe, expect, it } from "vitest";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { breadcrumbStructuredData, productStructuredData } from "./structuredData.ts";

const origin = "https://nordhem.example";

describe("productStructuredData", () => {
  it("describes the offer with absolute addresses", () => {
    expect(productStructuredData(aProductDetail(), origin)).toMatchObject({
      "@type": "Product",
      name: "Tvättmaskin NV 8014",
      url: "https://nordhem.example/produkter/id/1001",
      sku: "NV8014",
      brand: { name: "Nordvik" },
      aggregateRating: { ratingValue: 4.3, reviewCount: 7 },
      offers: { price: 6990, priceCurrency: "SEK", availability: "https://schema.org/InStock" },
    });
  });

  it("says nothing of what is not known", () => {
    const bare = aProductDetail({
      product_hide_price: true,
      images: [],
      brand_name: "",
      description: "",
      article_number: null,
      numberOfReviews: 0,
    });
    const keys = Object.keys(productStructuredData(bare, origin));
    expect(keys).toEqual(["@context", "@type", "name", "url", "sku"]);
  });

  it("describes the product in words without elements", () => {
    const product = aProductDetail({ description: "<p>Tyst <strong>och</strong> rejäl.</p>" });
    expect(productStructuredData(product, origin)).toMatchObject({ description: "Tyst och rejäl." });
  });

  it("tells when a product is out of stock", () => {
    expect(productStructuredData(aProductDetail({ product_qty: 0 }), origin)).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
  });
});

describe("breadcrumbStructuredData", () => {
  it("numbers the steps", () => {
    expect(breadcrumbStructuredData([{ name: "Vitvaror", url: "/kategori/vitvaror" }], origin)).toMatchObject({
      itemListElement: [{ position: 1, name: "Vitvaror", item: "https://nordhem.example/kategori/vitvaror" }],
    });
  });
});

import { describe, expect, it } from "vitest";
import { laterCatalogTexts } from "../../texts/index.ts";
import { aProductDetail, someVariantAttributes } from "../../fixtures/aProductDetail.ts";
import { breadcrumbStructuredData, productStructuredData } from "./structuredData.ts";

const { schemaNames } = laterCatalogTexts.variants;
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
      hidesPrice: true,
      images: [],
      brandName: "",
      description: "",
      articleNumber: null,
      numberOfReviews: 0,
    });
    const keys = Object.keys(productStructuredData(bare, origin));
    expect(keys).toEqual(["@context", "@type", "name", "url", "sku"]);
  });

  it("describes the product in words without elements", () => {
    const product = aProductDetail({ description: "<p>Tyst <strong>och</strong> rejäl.</p>" });
    expect(productStructuredData(product, origin)).toMatchObject({ description: "Tyst och rejäl." });
  });

  it("tells what cannot be had at once from what is sold out", () => {
    const said = (availability: "preorder" | "backorder" | "in_stock") =>
      productStructuredData(aProductDetail({ stock: 0, availability }), origin)["offers"];
    expect(said("preorder")).toMatchObject({ availability: "https://schema.org/PreOrder" });
    expect(said("backorder")).toMatchObject({ availability: "https://schema.org/BackOrder" });
    expect(said("in_stock")).toMatchObject({ availability: "https://schema.org/InStock" });
  });

  it("describes a product with variants as a group in which each has its own offer", () => {
    const attributes = someVariantAttributes();
    const [one, other] = [
      { productId: 1411, name: "Byxa Svart", priceOre: 129_900, availability: "in_stock" },
      { productId: 1415, name: "Byxa Blå", priceOre: 149_900, availability: "backorder" },
    ] as const;
    const more = { image: null, articleNumber: null, gtin: null };
    const parent = aProductDetail({
      productId: 1401,
      isParent: true,
      stock: 0,
      isLowestPrice: true,
      priceOre: 129_900,
      variantAttributes: attributes,
      variants: [one, other].map((variant) => ({
        ...variant,
        ...more,
        url: `/produkter/id/${variant.productId}`,
      })),
    });
    const data = productStructuredData(parent, origin, schemaNames);
    expect(data).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "1401",
      variesBy: ["https://schema.org/color", "https://schema.org/size"],
      hasVariant: [
        {
          name: "Byxa Svart",
          color: "Svart",
          size: "C48",
          additionalProperty: [{ name: "Benlängd", value: "Normal" }],
          offers: { price: 1299, availability: "https://schema.org/InStock", url: `${origin}/produkter/id/1411` },
        },
        { color: "Blå", offers: { price: 1499, availability: "https://schema.org/BackOrder" } },
      ],
    });
    expect(data).not.toHaveProperty("offers");
  });

  it("describes a parent by its lowest and highest price where its variants are not told of", () => {
    const parent = aProductDetail({
      isParent: true,
      stock: 0,
      isLowestPrice: true,
      highestPriceOre: 899_000,
      variantCount: 3,
    });
    const { offers } = productStructuredData(parent, origin, schemaNames);
    expect(offers).toMatchObject({ "@type": "AggregateOffer", lowPrice: 6990, highPrice: 8990, offerCount: 3 });
    expect(offers).not.toHaveProperty("availability");
  });

  it("names what a variant is a variant of", () => {
    const variant = aProductDetail({ parentId: 1401, parentName: "Arbetsbyxa Granit G2" });
    expect(productStructuredData(variant, origin, schemaNames)).toMatchObject({
      isVariantOf: { "@type": "ProductGroup", productGroupID: "1401", name: "Arbetsbyxa Granit G2" },
    });
  });

  it("tells when a product is out of stock", () => {
    expect(productStructuredData(aProductDetail({ stock: 0 }), origin)).toMatchObject({
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

import { describe, expect, it } from "vitest";
import { laterCatalogTexts } from "../../texts/index.ts";
import { aProductDetail, someVariantAttributes } from "../../fixtures/aProductDetail.ts";
import { listingStructuredData } from "./listingStructuredData.ts";
import { productStructuredData, type StructuredDataContext } from "./structuredData.ts";

const { schemaNames } = laterCatalogTexts.variants;
const origin = "https://nordhem.example";
const names = schemaNames;
type Described = Parameters<typeof productStructuredData>[0];
const all = (product: Described, more: Partial<StructuredDataContext> = {}) =>
  productStructuredData(product, { origin, names, ...more });
const told = (product: Described, more: Partial<StructuredDataContext> = {}) => all(product, more)[0] ?? {};

describe("productStructuredData", () => {
  it("describes the offer with absolute addresses", () => {
    expect(told(aProductDetail())).toMatchObject({
      "@type": "Product",
      name: "Tvättmaskin NV 8014",
      url: "https://nordhem.example/produkter/id/1001",
      sku: "1001",
      mpn: "NV8014",
      brand: { name: "Nordvik" },
      aggregateRating: { ratingValue: 4.3, reviewCount: 7 },
      offers: { price: 6990, priceCurrency: "SEK", availability: "https://schema.org/InStock" },
    });
  });

  it("leaves out what is unknown", () => {
    const bare = aProductDetail({
      hidesPrice: true,
      images: [],
      brandName: "",
      description: "",
      articleNumber: null,
      numberOfReviews: 0,
      showsEnergyLabel: false,
    });
    expect(all(bare)).toEqual([]);
    expect(Object.keys(told({ ...bare, hidesPrice: false }))).toEqual(["@type", "name", "url", "sku", "offers"]);
  });

  it("describes the product in words without elements", () => {
    const product = aProductDetail({ description: "<p>Tyst <strong>och</strong> rejäl.</p>" });
    expect(told(product)).toMatchObject({ description: "Tyst och rejäl." });
  });

  it("distinguishes preorder and backorder from sold out", () => {
    const said = (availability: "preorder" | "backorder" | "in_stock") =>
      told(aProductDetail({ stock: 0, availability }))["offers"];
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
    const data = told(parent);
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

  it("describes a parent by its lowest and highest price when no variants are given", () => {
    const parent = aProductDetail({
      isParent: true,
      stock: 0,
      isLowestPrice: true,
      highestPriceOre: 899_000,
      variantCount: 3,
    });
    const { offers } = told(parent);
    expect(offers).toMatchObject({ "@type": "AggregateOffer", lowPrice: 6990, highPrice: 8990, offerCount: 3 });
    expect(offers).not.toHaveProperty("availability");
  });

  it("names the product that a variant belongs to, by the numbers of the shop's feeds where it has them", () => {
    const variant = aProductDetail({ parentId: 1401, parentName: "Arbetsbyxa Granit G2" });
    expect(told(variant)).toMatchObject({
      isVariantOf: { "@type": "ProductGroup", productGroupID: "1401", name: "Arbetsbyxa Granit G2" },
    });
    expect(told({ ...variant, sku: "g2-svart", groupId: "g2" })).toMatchObject({
      sku: "g2-svart",
      isVariantOf: { productGroupID: "g2" },
    });
  });

  it("says when a product is out of stock", () => {
    expect(told(aProductDetail({ stock: 0 }))).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
  });
});

describe("the further data that search engines get about a product", () => {
  const delivery = {
    wayName: "Ombud",
    priceOre: 4900,
    freeFromOre: 100_000,
    days: { from: 2, to: 4 },
    dates: null,
    postalCode: null,
    isDigital: false,
  };
  const returns = { days: 30, feeOre: 0 };

  it("includes the cost, the time and the returns of delivery, once for all offers", () => {
    const shop = { delivery: { ...delivery, freeFromOre: null }, returns };
    const [product, shipping, policy, ...more] = all(aProductDetail(), shop);
    expect(more).toEqual([]);
    expect(product?.["offers"]).toMatchObject({
      shippingDetails: { "@id": "#delivery" },
      hasMerchantReturnPolicy: { "@id": "#returns" },
    });
    expect(shipping).toEqual({
      "@type": "OfferShippingDetails",
      "@id": "#delivery",
      shippingRate: { "@type": "MonetaryAmount", value: 49, currency: "SEK" },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "SE" },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 0, unitCode: "DAY" },
        transitTime: { "@type": "QuantitativeValue", minValue: 2, maxValue: 4, unitCode: "DAY" },
      },
    });
    expect(policy).toMatchObject({ "@type": "MerchantReturnPolicy", "@id": "#returns", merchantReturnDays: 30 });
  });

  it("gives each variant its own cost of delivery, and none to one that is sold out", () => {
    const more = { name: "Skärm", image: null, articleNumber: null, gtin: null };
    const variants = (
      [
        [1411, 89_900, "in_stock"],
        [1412, 100_000, "in_stock"],
        [1413, 149_900, "out_of_stock"],
      ] as const
    ).map(([productId, priceOre, availability]) => ({
      ...more,
      productId,
      priceOre,
      availability,
      url: `/produkter/id/${productId}`,
    }));
    const [group, ...things] = all(aProductDetail({ isParent: true, isLowestPrice: true, variants }), { delivery });
    expect(group?.["hasVariant"]).toMatchObject([
      { offers: { shippingDetails: { "@id": "#delivery" } } },
      { offers: { shippingDetails: { "@id": "#free-delivery" } } },
      { offers: expect.not.objectContaining({ shippingDetails: expect.anything() }) },
    ]);
    expect(things).toMatchObject([
      { "@id": "#delivery", shippingRate: { value: 49 } },
      { "@id": "#free-delivery", shippingRate: { value: 0 } },
    ]);
  });

  it("leaves out the carrier for digital delivery, and the days where none are promised", () => {
    expect(all(aProductDetail(), { delivery: { ...delivery, isDigital: true } })).toHaveLength(1);
    expect(all(aProductDetail(), { delivery: { ...delivery, days: null } })[1]).not.toHaveProperty("deliveryTime");
  });

  it("promises no return of goods exempt from withdrawal, and no terms where nothing is offered", () => {
    const withdrawalExemptReason = "Tillverkas efter dina mått.";
    expect(all({ ...aProductDetail(), disclosure: { withdrawalExemptReason } }, { returns })).toHaveLength(1);
    expect(all(aProductDetail({ hidesPrice: true }), { delivery, returns })).toHaveLength(1);
  });

  it("includes the earlier price where the page strikes it through", () => {
    const { offers } = told(aProductDetail({ isDiscounted: true, originalPriceOre: 799_000 }));
    expect(offers).toMatchObject({
      price: 6990,
      priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: 7990, priceCurrency: "SEK" },
    });
    expect(told(aProductDetail())["offers"]).not.toHaveProperty("priceSpecification");
  });

  it.each([
    { energyClass: "A", classVersion: 2, own: "A", worst: "G", best: "A" },
    { energyClass: "A++", classVersion: 1, own: "A2Plus", worst: "D", best: "A3Plus" },
  ] as const)(
    "includes the energy class $energyClass of scale $classVersion",
    ({ energyClass, classVersion, own, worst, best }) => {
      const energy = { energyClass, classVersion, energyColor: null, labelUrl: null, sheetUrl: null, name: "" };
      const category = (name: string) => `https://schema.org/EUEnergyEfficiencyCategory${name}`;
      expect(told(aProductDetail({ energy }))["hasEnergyConsumptionDetails"]).toEqual({
        "@type": "EnergyConsumptionDetails",
        hasEnergyEfficiencyCategory: category(own),
        energyEfficiencyScaleMin: category(worst),
        energyEfficiencyScaleMax: category(best),
      });
    },
  );

  it("includes the manufacturer's number", () => {
    expect(told(aProductDetail())).toMatchObject({ mpn: "NV8014" });
  });

  it("includes the newest reviews, without those that have no text", () => {
    const review = { reviewer: "Maja", rating: 4, text: "Tyst och <b>bra</b>", date: "2026-03-01" };
    const reviews = [{ ...review, text: " " }, ...Array.from({ length: 7 }, () => review)];
    const found = told(aProductDetail(), { reviews })["review"];
    expect(found).toHaveLength(5);
    expect(found).toContainEqual({
      "@type": "Review",
      author: { "@type": "Person", name: "Maja" },
      datePublished: "2026-03-01",
      reviewBody: "Tyst och bra",
      reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5 },
    });
  });
});

describe("listingStructuredData", () => {
  it("continues the numbering of the products from the pages before", () => {
    const products = [{ url: "/produkter/id/1" }, { url: "/produkter/id/2" }];
    expect(listingStructuredData({ products, before: 24, origin })).toEqual([
      {
        "@type": "ItemList",
        itemListElement: [
          { "@type": "ListItem", position: 25, url: `${origin}/produkter/id/1` },
          { "@type": "ListItem", position: 26, url: `${origin}/produkter/id/2` },
        ],
      },
    ]);
    expect(listingStructuredData({ products: [], before: 0, origin })).toEqual([]);
  });
});

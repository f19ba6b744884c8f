import { aProductDetail, someVariantAttributes } from "@torg/catalog/fixtures";
import { listingStructuredData, productStructuredData } from "@torg/catalog/domain/structured-data";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { breadcrumbThing, type StructuredData, thingsOfPage } from "@torg/format/structured";
import { shopStructuredData } from "@torg/navigation/domain";
import { aShopSettings } from "@torg/navigation/fixtures";
import { storeStructuredData } from "@torg/stores/domain/structured-data";
import { aStore } from "@torg/stores/fixtures";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adviseThings } from "./structuredData/adviseThings.ts";
import { checkThings } from "./structuredData/checkThings.ts";

const origin = "https://shop.example";
const returns = { days: 30, feeOre: 9900 };
const delivery = {
  wayName: "Ombud",
  priceOre: 4900,
  freeFromOre: null,
  days: { from: 1, to: 3 },
  dates: null,
  postalCode: null,
  isDigital: false,
};
const reviews = [{ reviewer: "Maja", rating: 4, text: "Tyst </script> och bra", date: "2026-03-01" }];
const names = laterCatalogTexts.variants.schemaNames;
const said = { origin, names, returns, delivery, reviews };
const pictures = { images: [{ src: "/assets/uploads/a.webp?w=420", thumb: "", alt: "" }] };

const variants = ["in_stock", "preorder", "backorder", "out_of_stock"].map((_, index) => ({
  productId: 1411 + index,
  name: `Byxa ${index}`,
  url: `/produkter/id/${1411 + index}`,
  image: null,
  priceOre: 129_900,
  availability: (["in_stock", "preorder", "backorder", "out_of_stock"] as const)[index] ?? null,
  articleNumber: null,
  gtin: null,
}));

const family = aProductDetail({ ...pictures, isParent: true, variants, variantAttributes: someVariantAttributes() });
const span = { isLowestPrice: true, highestPriceOre: 899_000, variantCount: 3 };

const told: readonly (readonly [string, readonly StructuredData[]])[] = [
  [
    "a shop",
    shopStructuredData({
      name: "Nordhem",
      origin,
      logo: "/icon-512.png",
      company: aShopSettings().company,
      returns,
      search: "/produkter/sok?s={query}",
    }),
  ],
  ["a product", productStructuredData(aProductDetail(pictures), said)],
  [
    "a reduced product",
    productStructuredData(aProductDetail({ ...pictures, isDiscounted: true, originalPriceOre: 799_000 }), said),
  ],
  ["a product with variants", productStructuredData(family, said)],
  ["a product whose variants are not told", productStructuredData({ ...family, ...span, variants: [] }, said)],
  ["a product without a price", productStructuredData(aProductDetail({ ...pictures, hidesPrice: true }), said)],
  ["a listing", listingStructuredData({ products: [{ url: "/produkter/id/1" }], before: 0, origin })],
  ["a trail", [breadcrumbThing([{ name: "Hem", url: "/" }], origin)]],
  [
    "a store",
    [
      storeStructuredData(
        aStore({
          hours: {
            week: [[{ opens: "10:00", closes: "19:00" }], [], [], [], [], [], []],
            exceptions: [{ date: "2026-12-24", spans: [] }],
          },
        }),
        origin,
      ),
    ],
  ],
];

describe("structured data", () => {
  it.each(told)("of %s uses schema.org's vocabulary and has what Google requires", (_, things) => {
    expect(checkThings(thingsOfPage(things))).toEqual([]);
  });

  it("of any product is valid, whatever a backend sends", () => {
    const ore = fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: null });
    const changes = fc.record({
      priceOre: ore,
      originalPriceOre: ore,
      isDiscounted: fc.boolean(),
      hidesPrice: fc.boolean(),
      isParent: fc.boolean(),
      isLowestPrice: fc.boolean(),
      highestPriceOre: ore,
      numberOfReviews: fc.nat(9),
      score: fc.constantFrom(0, 1, 4.5, 5),
      brandName: fc.string(),
      description: fc.string(),
      articleNumber: fc.option(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
        { nil: null },
      ),
      availability: fc.constantFrom("in_stock", "out_of_stock", "preorder", "backorder"),
      parentId: fc.option(fc.integer({ min: 1 }), { nil: null }),
      parentName: fc.option(fc.constant("Byxa"), { nil: null }),
    });
    fc.assert(
      fc.property(changes, fc.boolean(), (product, hasVariants) => {
        const detail = aProductDetail({ ...pictures, ...product, variants: hasVariants ? variants : [] });
        const things = productStructuredData(detail, { ...said, reviews: [] });
        const problems = things.length === 0 ? [] : checkThings(thingsOfPage(things));
        expect(problems.filter((problem) => !problem.includes("brand.name"))).toEqual([]);
      }),
    );
  });
});

describe("the check of structured data", () => {
  it.each([
    [{ "@type": "Produkt" }, "Produkt: Produkt is no type"],
    [{ "@type": "Product", name: "A" }, "Product lacks offers|review|aggregateRating"],
    [{ "@type": "Brand", price: 1 }, "Brand: Brand has no price"],
    [{ "@type": "Offer", availability: "https://schema.org/Instock" }, /"https:\/\/schema.org\/Instock" is no/],
    [{ "@type": "Offer", hasMerchantReturnPolicy: { "@id": "#none" } }, 'nothing is called "#none"'],
    [{ "@type": "Product", brand: { "@type": "Person", name: "A" } }, /Person is no Brand or Organization/],
    [{ "@type": "Product", gtin: "7350012345678" }, "Product has the wrong number 7350012345678"],
  ])("finds the mistake in %j", (thing, problem) => {
    const matching = typeof problem === "string" ? problem : expect.stringMatching(problem);
    expect(checkThings(thingsOfPage([thing]))).toContainEqual(matching);
  });
});

describe("recommended structured data", () => {
  it("is complete for a product with all its data", () => {
    const detail = aProductDetail({
      ...pictures,
      gtin: "7350053850019",
      description: "Tyst",
      score: 4,
      numberOfReviews: 2,
    });
    expect(adviseThings(thingsOfPage(productStructuredData(detail, said)))).toEqual([]);
  });

  it("is not required of a variant when its group has it", () => {
    const group = { "@type": "ProductGroup", image: "a", description: "b", brand: "c", variesBy: ["d"], url: "e" };
    const variant = { "@type": "Product", image: "a", sku: "1" };
    expect(adviseThings({ ...group, hasVariant: [variant] })).toEqual(["Product could tell gtin"]);
    expect(adviseThings(variant)).toContain("Product could tell brand");
  });

  it("is missing when its list is empty", () => {
    const store = { "@type": "Store", geo: {}, openingHoursSpecification: [], telephone: "08", url: "/a" };
    expect(adviseThings(store)).toEqual(["Store could tell openingHoursSpecification"]);
  });
});

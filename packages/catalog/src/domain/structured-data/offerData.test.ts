import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aProductDetail, someVariantAttributes } from "../../fixtures/aProductDetail.ts";
import { productStructuredData, type DescribedVariant } from "./structuredData.ts";

const origin = "https://nordhem.example";
type Changes = Parameters<typeof aProductDetail>[0];
const told = (changes: Changes, names?: Readonly<Record<string, string>>) =>
  productStructuredData(aProductDetail(changes), { origin, names })[0] ?? {};
const aVariant = (changes: Partial<DescribedVariant> = {}): DescribedVariant => ({
  productId: 1411,
  name: "Byxa Svart",
  url: "/produkter/id/1411",
  image: null,
  priceOre: 129_900,
  availability: null,
  articleNumber: null,
  gtin: null,
  ...changes,
});
const ofVariant = (changes: Partial<DescribedVariant>) => {
  const data = told({ isParent: true, variants: [aVariant(changes)] });
  return Array.isArray(data["hasVariant"]) ? data["hasVariant"][0] : null;
};

describe("the availability that search engines get", () => {
  it.each([
    [{ availability: "in_stock", stock: 0, isParent: false }, "InStock"],
    [{ availability: "out_of_stock", stock: 25, isParent: false }, "OutOfStock"],
    [{ availability: "preorder", stock: 0, isParent: false }, "PreOrder"],
    [{ availability: "backorder", stock: 0, isParent: false }, "BackOrder"],
    [{ availability: null, stock: 1, isParent: false }, "InStock"],
    [{ availability: null, stock: 0, isParent: false }, "OutOfStock"],
    [{ availability: null, stock: -1, isParent: false }, "OutOfStock"],
    [{ availability: "preorder", stock: 0, isParent: true }, "PreOrder"],
  ] as const)("is, with %j, %s", (changes, word) => {
    expect(told(changes)["offers"]).toMatchObject({
      "@type": "Offer",
      availability: `https://schema.org/${word}`,
    });
  });

  it("is left out for a parent, whose pieces nobody counts, and for a variant that does not give it", () => {
    expect(told({ availability: null, stock: 0, isParent: true })["offers"]).not.toHaveProperty("availability");
    expect(ofVariant({}).offers).not.toHaveProperty("availability");
  });
});

describe("the price that search engines get", () => {
  it("is in kronor with two decimals, for a new product, in the currency of the shop", () => {
    expect(told({ priceOre: 129_950 })["offers"]).toMatchObject({
      price: 1299.5,
      priceCurrency: "SEK",
      itemCondition: "https://schema.org/NewCondition",
    });
  });

  it("is the price on the page, and left out where that is hidden or missing", () => {
    expect(told({ hidesPrice: true })).not.toHaveProperty("offers");
    expect(told({ priceOre: null })).not.toHaveProperty("offers");
    expect(told({ isParent: true, variants: [aVariant({ priceOre: null })] })).not.toHaveProperty("hasVariant");
    expect(told({ priceOre: 0 })["offers"]).toMatchObject({ price: 0 });
  });

  it("leaves out the unknown ends of a price range", () => {
    const span = { isLowestPrice: true, isParent: true, highestPriceOre: null, variantCount: null } as const;
    expect(told(span)["offers"]).toEqual({
      "@type": "AggregateOffer",
      url: `${origin}/produkter/id/1001`,
      priceCurrency: "SEK",
      lowPrice: 6990,
    });
    expect(told({ ...span, availability: "backorder" })["offers"]).toMatchObject({
      availability: "https://schema.org/BackOrder",
    });
  });
});

describe("the reviews that search engines get", () => {
  it.each([
    ["without reviews", { numberOfReviews: 0, score: 4 }],
    ["without a score", { numberOfReviews: 3, score: 0 }],
    ["of a number below nothing", { numberOfReviews: -1, score: 4 }],
  ])("are left out %s", (_, changes) => {
    expect(told(changes)).not.toHaveProperty("aggregateRating");
  });

  it("include the scale", () => {
    expect(told({ numberOfReviews: 1, score: 1 })["aggregateRating"]).toEqual({
      "@type": "AggregateRating",
      ratingValue: 1,
      reviewCount: 1,
      bestRating: 5,
    });
  });
});

describe("the addresses that search engines get", () => {
  it.each([
    ["/a.jpg", "https://nordhem.example/a.jpg"],
    ["https://pictures.example/a.jpg", "https://pictures.example/a.jpg"],
    ["http://pictures.example/a.jpg", "http://pictures.example/a.jpg"],
    ["HTTPS://pictures.example/a.jpg", "HTTPS://pictures.example/a.jpg"],
    ["//pictures.example/a.jpg", "https://pictures.example/a.jpg"],
    ["/se/https://a.jpg", "https://nordhem.example/se/https://a.jpg"],
  ])("turn %s into the absolute address %s", (src, address) => {
    expect(told({ images: [{ src, thumb: src, alt: "" }] })["image"]).toEqual([address]);
    expect(ofVariant({ image: { thumb: src } })).toMatchObject({ image: address });
  });
});

describe("the description that search engines get", () => {
  it.each([
    ["<p>Tyst</p><p>och rejäl.</p>", "Tyst och rejäl."],
    ["  Två\n\nstycken ", "Två stycken"],
    ["Ljudnivå < 45 dB, räckvidd > 10 m", "Ljudnivå < 45 dB, räckvidd > 10 m"],
    ["<p>Tyst</p> < 45 dB", "Tyst < 45 dB"],
    ["Rad<br/>bruten", "Rad bruten"],
    ["<!-- säljtext -->Tyst", "Tyst"],
    ["Avklippt <p", "Avklippt"],
  ])("has the words of %j and no elements", (description, words) => {
    expect(told({ description })).toMatchObject({ description: words });
  });

  it("is left out where no words remain", () => {
    expect(told({ description: "<p> <br></p>" })).not.toHaveProperty("description");
  });

  it("never contains an element, whatever a feed sends", () => {
    const pieces = fc.constantFrom("<", ">", "p", "/", "br", "script", " ", "å", '"', "a=b", "!--");
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        expect(String(told({ description: parts.join("") })["description"])).not.toMatch(/<\/?[a-z][^>]*>/i);
      }),
    );
  });
});

describe("the variants that search engines get", () => {
  const attributes = someVariantAttributes();
  const names = { färg: "color", storlek: "size" };

  it("have the numbers and the picture of a variant that has them", () => {
    const own = { articleNumber: "B-48", gtin: "7350012345678", image: { thumb: "/b.webp" } };
    expect(ofVariant(own)).toMatchObject({
      sku: "1411",
      mpn: "B-48",
      gtin: "7350012345678",
      image: `${origin}/b.webp`,
    });
    const without = ofVariant({});
    expect(without).toMatchObject({ "@type": "Product", sku: "1411" });
    expect(Object.keys(without)).not.toEqual(expect.arrayContaining(["gtin", "image"]));
  });

  it("describe a variant by its attributes on its own page, and a product without variants by none", () => {
    const variant = { productId: 1412, parentId: 1401, variantAttributes: attributes, gtin: "7350012345678" } as const;
    expect(told(variant, names)).toMatchObject({
      gtin: "7350012345678",
      color: "Svart",
      size: "C48",
      additionalProperty: [{ "@type": "PropertyValue", name: "Benlängd", value: "Kort" }],
    });
    expect(told(variant, names)).not.toHaveProperty("isVariantOf");
    expect(told({ ...variant, parentId: null, parentName: "Byxa" }, names)).not.toHaveProperty("color");
    expect(told({ ...variant, parentId: null, parentName: "Byxa" }, names)).not.toHaveProperty("isVariantOf");
  });

  it("include no attribute that schema.org does not have, whatever its name", () => {
    const label = "Constructor";
    const options = [{ valueId: 1, name: "Lego", productIds: [1411], soldOutIds: [], colors: [] }];
    const odd = attributes.slice(0, 1).map((attribute) => ({ ...attribute, label, options }));
    const data = told({ isParent: true, variants: [aVariant()], variantAttributes: odd }, names);
    expect(data).not.toHaveProperty("variesBy");
    expect(data["hasVariant"]).toMatchObject([{ additionalProperty: [{ name: label, value: "Lego" }] }]);
  });

  it("are a single product when no variants are given for the parent", () => {
    expect(told({ isParent: true, variants: [] })).toMatchObject({ "@type": "Product", mpn: "NV8014" });
    expect(told({ isParent: false, variants: [aVariant()] })).toMatchObject({ "@type": "Product" });
  });
});

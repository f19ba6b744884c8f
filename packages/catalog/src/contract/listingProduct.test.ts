import { toWire } from "@torg/http";
import { describe, expect, it } from "vitest";
import { someListingProducts } from "../fixtures/aListingProduct.ts";
import { aProductDetail } from "../fixtures/aProductDetail.ts";
import { listingProductSchema } from "./listingProduct.ts";
import { productDetailSchema } from "./productDetail.ts";

describe("listingProductSchema", () => {
  it("keeps every product as it was sent", () => {
    for (const product of someListingProducts())
      expect(listingProductSchema.parse(toWire(listingProductSchema, product))).toEqual(product);
  });

  it("fills in what a backend leaves out", () => {
    const smallest = { product_id: "7", product_name: "Slang", product_url: "/produkter/id/7" };
    expect(listingProductSchema.parse(smallest)).toMatchObject({
      productId: 7,
      image: null,
      tags: [],
      isPackage: false,
      priceOre: null,
    });
  });

  it("accepts the alternative names of fields, the first name first", () => {
    const product = {
      product_id: 7,
      product_name: "Slang",
      product_link: "/gammal",
      product_is_package: "1",
      product_monthly_price: 12,
    };
    expect(listingProductSchema.parse(product)).toMatchObject({
      url: "/gammal",
      isPackage: true,
      monthlyOre: 1200,
    });
    expect(listingProductSchema.parse({ ...product, product_url: "/ny" }).url).toBe("/ny");
  });

  it("reads a picture from a text or an object", () => {
    const read = (product_puff_image: unknown) =>
      listingProductSchema.parse({ product_id: 7, product_name: "Slang", product_url: "/", product_puff_image }).image;
    expect(read("/a.svg")).toEqual({ thumb: "/a.svg" });
    expect(read({ thumb: "/b.svg" })).toEqual({ thumb: "/b.svg" });
    expect(read("")).toBeNull();
  });

  it("reads tone and size of a picture, and drops values that are unsafe in a style", () => {
    const read = (told: object) =>
      listingProductSchema.parse({
        product_id: 7,
        product_name: "Slang",
        product_url: "/",
        product_puff_image: { thumb: "/a.jpg", ...told },
      }).image;
    const told = { tone: "#dcd7d0", width: 330, height: 409 };
    expect(read(told)).toEqual({ thumb: "/a.jpg", ...told });
    for (const tone of ["red", "#fff;inset:0", "url(https://x.example/)", "", 7, null])
      expect(read({ tone, width: 0, height: "1" })).toEqual({ thumb: "/a.jpg" });
  });

  it("rejects a product without a name", () => {
    expect(listingProductSchema.safeParse({ product_id: 7, product_url: "/" }).success).toBe(false);
  });
});

describe("productDetailSchema", () => {
  it("keeps a product's page as it was sent", () => {
    expect(productDetailSchema.parse(toWire(productDetailSchema, aProductDetail()))).toEqual(aProductDetail());
  });
});

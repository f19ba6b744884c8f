import { encodeRequest, fromFormFields } from "@torg/http";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aDiscount, aGiftLine } from "../fixtures/index.ts";
import {
  addToCartCall,
  addToCartFormSchema,
  cartCall,
  emptyStateCategoriesCall,
  updateProductsCall,
} from "./cartCalls.ts";
import { addonProductSchema } from "./cartSchema.ts";

const read = (text: string): unknown => fromFormFields(new URLSearchParams(text));
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("cartCall", () => {
  it("reads back what the server wrote", () => {
    const cart = aCart({ products: [aCartLine(), aGiftLine()], discount: aDiscount() });
    expect(cartCall.response.parse(overTheWire(cart))).toEqual(cart);
  });

  it("takes ids, numbers and flags that come as text", () => {
    const line = { ...aCartLine(), product_id: "1001", row_id: 7, quantity: "2", is_overselling: "1" };
    const [received] = cartCall.response.parse({ ...aCart(), products: { data: [line] } }).products;
    expect(received).toMatchObject({ product_id: 1001, row_id: "7", quantity: 2, is_overselling: true });
  });

  it("takes the postal code rule and the limit of the delivery part where the outer ones are missing", () => {
    const { requires_postal_code: _, free_delivery_limit: __, ...rest } = aCart();
    const inner = { selected_delivery_option: null, requires_postal_code: true, free_delivery_limit: 500 };
    expect(cartCall.response.parse({ ...rest, delivery_checkout: inner })).toMatchObject({
      requires_postal_code: true,
      free_delivery_limit: 500,
    });
    expect(cartCall.response.parse({ ...aCart(), delivery_checkout: inner }).free_delivery_limit).toBe(1000);
  });

  it("keeps the postal code, where the server tells one", () => {
    const inner = { selected_delivery_option: null, session: { postal_code: "12747", shipping_option_id: null } };
    const { delivery_checkout: delivery } = cartCall.response.parse({ ...aCart(), delivery_checkout: inner });
    expect(delivery).toEqual({ selected_delivery_option: null, session: { postal_code: "12747" } });
    expect(
      cartCall.response.parse({ ...aCart(), delivery_checkout: { selected_delivery_option: null } }).delivery_checkout,
    ).toEqual({ selected_delivery_option: null });
  });

  it("refuses a cart without totals", () => {
    expect(cartCall.response.safeParse({ products: [] }).success).toBe(false);
  });
});

describe("updateProductsCall", () => {
  it("writes the fields of a changed row", () => {
    const request = { products: { 1001: { quantity: 3, row_id: "r-1" } }, refresh_checkout: 0 as const };
    expect(encodeRequest(updateProductsCall, request).body).toBe(
      "products%5B1001%5D%5Bquantity%5D=3&products%5B1001%5D%5Brow_id%5D=r-1&refresh_checkout=0",
    );
  });

  it("reads the fields of a script and of a plain form", () => {
    expect(
      updateProductsCall.request.parse(
        read("products[1001][quantity]=3&products[1001][row_id]=r-1&refresh_checkout=1"),
      ),
    ).toEqual({ products: { 1001: { quantity: 3, row_id: "r-1" } }, refresh_checkout: 1 });
    expect(updateProductsCall.request.parse(read("products[1001][quantity]= 2 &return_to=/varukorg&_token=x"))).toEqual(
      { products: { 1001: { quantity: 2 } }, refresh_checkout: 0 },
    );
  });

  it.each(["-1", "1.5", "abc", "", "1e400"])("reads the quantity '%s' as one to be ignored", (quantity) => {
    const { products } = updateProductsCall.request.parse({ products: { 1001: { quantity } } });
    expect(products["1001"]?.quantity).toBeNull();
  });

  it("keeps the checkout's part of the answer and tells a missing snippet from an empty one", () => {
    expect(updateProductsCall.response.parse({ snippet: null, handler: "svea" })).toEqual({
      snippet: null,
      handler: "svea",
    });
    expect("snippet" in updateProductsCall.response.parse({ totalAmount: 1 })).toBe(false);
  });
});

describe("addToCartCall", () => {
  it("reads a plain number as the sum of the cart", () => {
    expect(addToCartCall.response.parse({ modalHtml: "<p>x</p>", cartTotal: 500 }).cartTotal).toEqual({
      totalAmount: 0,
      totalProductSum: 500,
    });
  });

  it("sends no body to the address that the page supplies", () => {
    const request = encodeRequest(addToCartCall, { product_id: 1602 }, "/tjanster/boka/1602");
    expect(request).toMatchObject({ url: "/tjanster/boka/1602", method: "POST", body: null });
  });

  it("reads addons and the variant of a plain form", () => {
    expect(addToCartFormSchema.parse(read("variant_id=&addon_product_ids[]=1901&addon_product_ids[]=1902"))).toEqual({
      variant_id: null,
      addon_product_ids: [1901, 1902],
    });
    expect(addToCartFormSchema.parse({})).toEqual({ variant_id: null, addon_product_ids: [] });
  });
});

describe("emptyStateCategoriesCall", () => {
  it("takes a bare list as well", () => {
    const categories = [{ title: "Vitvaror", link: "/kategori/vitvaror" }];
    expect(emptyStateCategoriesCall.response.parse({ categories })).toEqual({ categories });
    expect(emptyStateCategoriesCall.response.parse(categories)).toEqual({ categories });
  });
});

describe("addonProductSchema", () => {
  it("takes the image as an address or as an object", () => {
    const addon = { product_id: 1902, product_name: "Stapelsats", product_url: "/produkter/id/1902" };
    expect(addonProductSchema.parse({ ...addon, product_puff_image: { thumb: "/a.svg" } }).product_puff_image).toBe(
      "/a.svg",
    );
    expect(addonProductSchema.parse({ ...addon, product_puff_image: "/a.svg" }).product_puff_image).toBe("/a.svg");
  });
});

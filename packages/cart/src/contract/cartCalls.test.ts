import { encodeRequest, fromFormFields, toWire } from "@torg/http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aDiscount, aGiftLine, anEnergyOfALine, aSuggestedProduct } from "../fixtures/index.ts";
import {
  addToCartCall,
  addToCartFormSchema,
  cartCall,
  emptyStateCategoriesCall,
  updateProductsCall,
} from "./cartCalls.ts";
import type { Cart } from "../domain/cart.ts";
import { cartSchema } from "./cartSchema.ts";

const read = (text: string): unknown => fromFormFields(new URLSearchParams(text));
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The fixtures' cart in wire format. */
const onTheWire = (cart: Cart): Record<string, unknown> => ({ ...Object(overTheWire(toWire(cartSchema, cart))) });

describe("cartCall", () => {
  it("reads back what the server wrote", () => {
    const cart = aCart({ lines: [aCartLine(), aGiftLine()], discount: aDiscount() });
    expect(cartCall.response.parse(onTheWire(cart))).toEqual(cart);
  });

  it("writes kronor and the names of the wire", () => {
    expect(onTheWire(aCart({ discount: aDiscount() }))).toMatchObject({
      products: [{ product_id: 1001, row_id: "r-1", unit_price_incl_vat: 6990, total_price_excl_vat: 11_184 }],
      totalAmount: 2,
      totalProductSum: 13_980,
      discount: { rows: [{ code: "SOMMAR10", discount_amount_excl_vat: 1118.4 }], total_incl_vat: 1398 },
      dominant_vat_rate: { factor: 1.25 },
      free_delivery_limit: 1000,
      delivery_checkout: null,
      recommended_products: { title: "Andra köpte också", products: [] },
      matching_order_products: [],
    });
  });

  it("survives a round trip, and writes again exactly what came", () => {
    const ore = fc.nat(99_999_999);
    const amounts = fc.record({ unitPriceInclVatOre: ore, unitPriceExclVatOre: ore, originalPriceInclVatOre: ore });
    const gifts = fc.record({ giftValueInclVatOre: fc.option(ore), giftCampaignId: fc.option(fc.nat()) });
    const whole = fc.record({
      includesVat: fc.boolean(),
      freeDeliveryLimitOre: fc.option(ore),
      cheapestDeliveryOre: fc.option(ore),
      delivery: fc.option(
        fc.record({
          selected: fc.option(fc.record({ id: fc.option(fc.nat()), priceOre: fc.option(ore) })),
          session: fc.record({ postalCode: fc.constantFrom(null, "12747") }),
        }),
      ),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(amounts, gifts), { maxLength: 3 }), whole, (rows, changes) => {
        const lines = rows.map(([prices, gift]) => aCartLine({ ...prices, ...gift, energy: anEnergyOfALine() }));
        const suggestedProducts = { title: "Andra köpte också", products: [aSuggestedProduct()] };
        const cart = aCart({ ...changes, lines, discount: aDiscount(), suggestedProducts });
        const sent = onTheWire(cart);
        expect(cartCall.response.parse(sent)).toEqual(cart);
        expect(onTheWire(cartCall.response.parse(sent))).toEqual(sent);
      }),
    );
  });

  it("accepts ids, numbers and flags that come as text", () => {
    const line = { product_id: "1001", row_id: 7, quantity: "2", is_overselling: "1", unit_price_incl_vat: "99,50" };
    const amounts = { unit_price_excl_vat: 0, total_price_incl_vat: 0, total_price_excl_vat: 0 };
    const prices = { ...amounts, original_price_incl_vat: 0, original_price_excl_vat: 0 };
    const [received] = cartCall.response.parse({
      ...onTheWire(aCart()),
      products: { data: [{ ...prices, ...line }] },
    }).lines;
    expect(received).toMatchObject({
      productId: 1001,
      rowId: "7",
      quantity: 2,
      isOversold: true,
      unitPriceInclVatOre: 9950,
    });
  });

  it("uses the postal code rule and the limit of the delivery part where the outer ones are missing", () => {
    const { requires_postal_code: _, free_delivery_limit: __, ...rest } = onTheWire(aCart());
    const inner = { selected_delivery_option: null, requires_postal_code: true, free_delivery_limit: 500 };
    expect(cartCall.response.parse({ ...rest, delivery_checkout: inner })).toMatchObject({
      requiresPostalCode: true,
      freeDeliveryLimitOre: 50_000,
    });
    const both = cartCall.response.parse({ ...onTheWire(aCart()), delivery_checkout: inner });
    expect(both.freeDeliveryLimitOre).toBe(100_000);
  });

  it("keeps the postal code when the server gives one", () => {
    const deliveryOf = (delivery: object) =>
      cartCall.response.parse({ ...onTheWire(aCart()), delivery_checkout: delivery }).delivery;
    const inner = { selected_delivery_option: null, session: { postal_code: "12747", shipping_option_id: null } };
    expect(deliveryOf(inner)).toEqual({ selected: null, session: { postalCode: "12747" } });
    expect(deliveryOf({ selected_delivery_option: { value: 2, price: 49.5 } })).toEqual({
      selected: { id: 2, priceOre: 4950 },
    });
  });

  it("refuses a cart without totals", () => {
    expect(cartCall.response.safeParse({ products: [] }).success).toBe(false);
  });
});

describe("updateProductsCall", () => {
  it("writes the fields of a changed row", () => {
    const request = { products: { 1001: { quantity: 3, rowId: "r-1" } }, refreshCheckout: false };
    expect(encodeRequest(updateProductsCall, request).body).toBe(
      "products%5B1001%5D%5Bquantity%5D=3&products%5B1001%5D%5Brow_id%5D=r-1&refresh_checkout=0",
    );
  });

  it("reads the fields of a script and of a plain form", () => {
    expect(
      updateProductsCall.request.parse(
        read("products[1001][quantity]=3&products[1001][row_id]=r-1&refresh_checkout=1"),
      ),
    ).toEqual({ products: { 1001: { quantity: 3, rowId: "r-1" } }, refreshCheckout: true });
    expect(updateProductsCall.request.parse(read("products[1001][quantity]= 2 &return_to=/varukorg&_token=x"))).toEqual(
      { products: { 1001: { quantity: 2 } }, refreshCheckout: false },
    );
  });

  it.each(["-1", "1.5", "abc", "", "1e400"])("ignores the quantity '%s'", (quantity) => {
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
      itemCount: 0,
      productsOre: 50_000,
    });
  });

  it("sends no body to the address that the page supplies", () => {
    const request = encodeRequest(addToCartCall, { productId: 1602 }, "/tjanster/boka/1602");
    expect(request).toMatchObject({ url: "/tjanster/boka/1602", method: "POST", body: null });
  });

  it("reads addons, the variant and the quantity of a plain form", () => {
    expect(
      addToCartFormSchema.parse(read("variant_id=&quantity=3&addon_product_ids[]=1901&addon_product_ids[]=1902")),
    ).toEqual({
      variantId: null,
      quantity: 3,
      addonProductIds: [1901, 1902],
    });
    expect(addToCartFormSchema.parse({})).toEqual({ variantId: null, quantity: null, addonProductIds: [] });
  });
});

describe("emptyStateCategoriesCall", () => {
  it("accepts a bare list as well", () => {
    const categories = [{ title: "Vitvaror", link: "/kategori/vitvaror" }];
    expect(emptyStateCategoriesCall.response.parse({ categories })).toEqual({ categories });
    expect(emptyStateCategoriesCall.response.parse(categories)).toEqual({ categories });
  });
});

// @vitest-environment node
import { aCart } from "@torg/cart/fixtures";
import { aFilters, aProductDetail, someListingProducts } from "@torg/catalog/fixtures";
import { aCheckout } from "@torg/checkout/fixtures";
import fc from "fast-check";
import { expect, it, vi } from "vitest";

interface Reader {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

/** Every schema that a page reads in the browser, made with whatever `zod/mini` is at the moment. */
async function readers(): Promise<Readonly<Record<string, Reader>>> {
  const cart = await import("@torg/cart/contract");
  const catalog = await import("@torg/catalog/contract");
  const checkout = await import("@torg/checkout/contract");
  return {
    cart: cart.cartCall.response,
    updated: cart.updateProductsCall.response,
    added: cart.addToCartCall.response,
    emptyCart: cart.emptyStateCategoriesCall.response,
    listing: catalog.listingCall.response,
    filters: catalog.filtersSchema,
    product: catalog.productDetailSchema,
    suggestions: catalog.autocompleteCall.response,
    compared: catalog.compareIndexCall.response,
    checkout: checkout.showCheckoutCall.response,
    order: checkout.manualPaymentCall.response,
    discount: checkout.storeDiscountCall.response,
  };
}

const real = await readers();
vi.resetModules();
vi.doMock("zod/mini", () => import("./smallSchemas.ts"));
const small = await readers();

const examples: readonly unknown[] = [
  aCart(),
  aFilters(),
  aProductDetail(),
  { url: "/x", products: someListingProducts(), specifications: [], pagination_links: "", per_page: 24, num: 3 },
  someListingProducts(),
  aCheckout(),
  { order_id: 100301, redirect_url: "/checkout/confirmation/100301" },
  { modalHtml: "<p>x</p>", cartTotal: { totalAmount: 1, totalProductSum: 500 } },
  { categories: [{ title: "Vitvaror", link: "/kategori/vitvaror" }] },
  { discount: null, message: null },
];

/** An example in which some values, at any depth, are gone or something else. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom<unknown>(undefined, null, "", "7", 7, 1.5, Number.NaN, true, [], {}, "text", [null]);
  if (typeof value !== "object" || value === null) {
    return fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: odd });
  }
  if (Array.isArray(value)) return fc.tuple(...value.slice(0, 2).map(damaged));
  const fields = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, damaged(each)]));
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(fields, { requiredKeys: Object.keys(fields).slice(0, -1) }) },
    { weight: 1, arbitrary: odd },
  );
}

it("stands in zod's place for the contracts under test", () => {
  expect(real["cart"]).toHaveProperty("_zod");
  expect(small["cart"]).not.toHaveProperty("_zod");
});

it.each(Object.keys(real))("reads %s exactly as zod does, whole or damaged", (name) => {
  const input = fc.oneof(
    ...examples.map((example) => fc.oneof(fc.constant(example), damaged(example))),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(input, (value) => {
      const expected = real[name]?.safeParse(value);
      const found = small[name]?.safeParse(value);
      expect(found?.success).toBe(expected?.success);
      if (expected?.success) expect(found?.data).toEqual(expected.data);
    }),
    { numRuns: 400 },
  );
});

import { aCart, aCartLine, aGiftLine } from "@torg/cart/fixtures";
import { aCompareProduct, aFilters, aListingResponse, aProductDetail, aSuggestion } from "@torg/catalog/fixtures";
import { aCheckout, aCheckoutUser, aDeliveryCheckout, deliveryOptions } from "@torg/checkout/fixtures";
import { someCampaigns } from "@torg/credit/fixtures";
import { aShopSettings } from "@torg/navigation/fixtures";
import { aHomePage, aProductPage } from "@torg/pages/fixtures";
import { reviewsCall } from "@torg/reviews/contract";
import { aReviewPage } from "@torg/reviews/fixtures";
import { someStores } from "@torg/stores/fixtures";
import { readResponse, toWire } from "@torg/http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

type Schema = Parameters<typeof readResponse>[0];

/** An answer, how its content is counted, where that content is, and the fields without which nothing counts. */
interface Example {
  readonly answer: unknown;
  readonly count: (answer: unknown) => number;
  readonly content: RegExp;
  readonly needed: RegExp;
}

async function schemas(): Promise<Readonly<Record<string, Schema>>> {
  const cart = await import("@torg/cart/contract");
  const catalog = await import("@torg/catalog/contract");
  const checkout = await import("@torg/checkout/contract");
  const credit = await import("@torg/credit/contract");
  const stores = await import("@torg/stores/contract");
  return {
    cart: cart.cartCall.response,
    listing: catalog.listingCall.response,
    filters: catalog.filtersSchema,
    suggestions: catalog.autocompleteCall.response,
    product: catalog.productDetailSchema,
    compared: catalog.compareIndexCall.response,
    comparable: catalog.compareSearchCall.response,
    checkout: checkout.checkoutDataSchema,
    campaigns: credit.creditCampaignsCall.response,
    reviews: reviewsCall.response,
    stores: stores.storeStockCall.response,
  };
}

const { autocompleteCall, compareListSchema, filtersSchema, listingCall, productDetailSchema } =
  await import("@torg/catalog/contract");
const { pageCall } = await import("@torg/pages/contract");
const { cartSchema } = await import("@torg/cart/contract");
const { checkoutDataSchema } = await import("@torg/checkout/contract");
const { reviewPageSchema } = await import("@torg/reviews/contract");
const readers: Readonly<Record<string, Schema>> = {
  ...(await schemas()),
  home: pageCall.response,
  productPage: pageCall.response,
};

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** The value at a path of an answer; the answer itself for an empty path. */
const at = (answer: unknown, path: string): unknown =>
  (path === "" ? [] : path.split(".")).reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    answer,
  );

/** The name of a list in camel case. */
const ownName = (path: string): string => path.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An answer whose content is the lists at some paths; a change above them makes it a different answer. */
function example(paths: readonly string[], answer: unknown, needed = new RegExp(`^(${paths.join("|")})$`)): Example {
  const ways = paths.flatMap((path) => path.split(".").map((_, index, keys) => keys.slice(0, index + 1).join(".")));
  return {
    answer,
    count: (read) =>
      paths.reduce((sum, path) => sum + Math.max(lengthOf(at(read, path)), lengthOf(at(read, ownName(path)))), 0),
    content: new RegExp(`^(${ways.join("|")})$`),
    needed,
  };
}

const noneIsNeeded = /(?!)/;

const examples: Readonly<Record<string, Example>> = {
  cart: example(
    ["products"],
    toWire(cartSchema, aCart({ lines: [aCartLine(), aGiftLine()] })),
    /^products(\.\d+(\.(product_id|quantity))?)?$/,
  ),
  listing: example(["products"], toWire(listingCall.response, aListingResponse())),
  filters: example(["products"], toWire(filtersSchema, aFilters())),
  suggestions: example(
    ["suggestions"],
    toWire(autocompleteCall.response, { suggestions: [aSuggestion(), aSuggestion({ url: "/produkter/id/2" })] }),
  ),
  product: example(
    ["addon_products", "specifications", "images", "variant_attributes", "matching_products"],
    toWire(productDetailSchema, aProductDetail()),
    /^product_(id|name|url)$/,
  ),
  compared: {
    answer: toWire(compareListSchema, { c0: aCompareProduct(), c1: aCompareProduct({ productId: 2 }) }),
    count: (read) => Object.keys(Object(read)).length,
    content: /^$/,
    needed: noneIsNeeded,
  },
  comparable: example(
    [""],
    [1, 2].map((id) => ({ id, name: "Diskmaskin", image: "/1.jpg", price: "6 990 kr" })),
  ),
  checkout: example(
    ["available_payment_types", "delivery_checkout.delivery_options"],
    toWire(
      checkoutDataSchema,
      aCheckout({ delivery: aDeliveryCheckout({ options: deliveryOptions }), user: aCheckoutUser() }),
    ),
    noneIsNeeded,
  ),
  campaigns: example(["campaigns"], { campaigns: someCampaigns.map(({ terms: _, ...campaign }) => campaign) }),
  home: example(
    ["page.products"],
    toWire(pageCall.response, { settings: aShopSettings(), page: aHomePage() }),
    /^(settings|page(\.(page|title|layout))?)$/,
  ),
  productPage: example(
    ["page.product.images", "page.product.matching_products"],
    toWire(pageCall.response, { settings: aShopSettings(), page: aProductPage() }),
    /^(settings|page(\.(page|title|layout|product(\.product_(id|name|url))?))?)$/,
  ),
  reviews: example(["data"], toWire(reviewPageSchema, aReviewPage())),
  stores: example(
    [""],
    someStores.map(({ id, name }) => ({ store_id: id, store_name: name })),
  ),
};

/** The paths to every member of a value. */
function placesIn(value: unknown, above: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...above, key], ...placesIn(inner, [...above, key])]);
}

function withChange(value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd;
  if (Array.isArray(value))
    return value.map((each, index) => (index === Number(key) ? withChange(each, rest, odd) : each));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [key]: withChange(Reflect.get(value, key), rest, odd) };
}

const odd = fc.constantFrom<unknown>("abc", "", -1.5, true, null, [], ["x"], {}, { a: 1 }, "0x10", "1 000 kr");
describe("a response with one invalid field", () => {
  it.each(Object.keys(readers))("loses at most the item that the field belongs to: %s", (name) => {
    const shown = examples[name];
    const schema = readers[name];
    if (shown === undefined || schema === undefined) throw new Error(`There is no example of ${name}.`);
    const { response: untouched } = {
      response: null,
      ...readResponse(schema, shown.answer, { name, report: () => {} }),
    };
    // Counted both as it is on the wire and as it would be encoded again.
    const count = (answer: unknown): number => shown.count(toWire<unknown>(schema, answer));
    const whole = count(untouched);
    expect(whole).toBeGreaterThan(1);
    fc.assert(
      fc.property(fc.constantFrom(...placesIn(shown.answer)), odd, (place, value) => {
        const path = place.join(".");
        const told: string[] = [];
        const answer = withChange(shown.answer, place, value);
        const read = readResponse(schema, answer, { name, report: (message) => told.push(message) });
        if (!read.ok) {
          expect([shown.needed.test(path), told.length], path).toEqual([true, 1]);
          return;
        }
        // A list in place of the content makes it a different answer.
        if (shown.content.test(path)) return;
        const left = count(read.response);
        expect(left, path).toBeGreaterThanOrEqual(whole - 1);
        expect(told.length, path).toBeGreaterThanOrEqual(whole - left);
      }),
      { numRuns: 800 },
    );
  });
});

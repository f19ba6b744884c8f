import { aCart, aCartLine, aGiftLine } from "@torg/cart/fixtures";
import { aFilters, aListingAnswer, aSuggestion } from "@torg/catalog/fixtures";
import { someCampaigns } from "@torg/credit/fixtures";
import { aReviewPage } from "@torg/reviews/fixtures";
import { someStores } from "@torg/stores/fixtures";
import { readAnswer } from "@torg/http";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

type Schema = Parameters<typeof readAnswer>[0];

/** An answer, the list that is its content, and the fields without which nothing of it counts. */
interface Example {
  readonly answer: unknown;
  readonly content: string;
  readonly list: (answer: unknown) => unknown;
  readonly needed: RegExp;
}

async function schemas(): Promise<Readonly<Record<string, Schema>>> {
  const cart = await import("@torg/cart/contract");
  const catalog = await import("@torg/catalog/contract");
  const credit = await import("@torg/credit/contract");
  const reviews = await import("@torg/reviews/contract");
  const stores = await import("@torg/stores/contract");
  return {
    cart: cart.cartCall.response,
    listing: catalog.listingCall.response,
    filters: catalog.filtersSchema,
    suggestions: catalog.autocompleteCall.response,
    campaigns: credit.creditCampaignsCall.response,
    reviews: reviews.reviewsCall.response,
    stores: stores.storeStockCall.response,
  };
}

const real = await schemas();
vi.resetModules();
vi.doMock("zod/mini", () => import("./smallSchemas.ts"));
const small = await schemas();

function example(content: string, answer: unknown, needed = new RegExp(`^${content}$`)): Example {
  const list = (read: unknown): unknown =>
    content === "" || typeof read !== "object" || read === null ? read : Reflect.get(read, content);
  return { answer, content, list, needed };
}

const examples: Readonly<Record<string, Example>> = {
  cart: example(
    "products",
    aCart({ products: [aCartLine(), aGiftLine()] }),
    /^products(\.\d+(\.(product_id|quantity))?)?$/,
  ),
  listing: example("products", aListingAnswer()),
  filters: example("products", aFilters()),
  suggestions: example("suggestions", { suggestions: [aSuggestion(), aSuggestion({ url: "/produkter/id/2" })] }),
  campaigns: example("campaigns", { campaigns: someCampaigns.map(({ terms: _, ...campaign }) => campaign) }),
  reviews: example("data", aReviewPage()),
  stores: example(
    "",
    someStores.map(({ id, name }) => ({ store_id: id, store_name: name })),
  ),
};

/** The ways to every member of a value. */
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
const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

describe.each([
  ["zod", real],
  ["the browser's stand-in", small],
])("an answer with one odd field, read with %s", (_, readers) => {
  it.each(Object.keys(examples))("loses at most the one thing that the field belongs to: %s", (name) => {
    const shown = examples[name];
    const schema = readers[name];
    if (shown === undefined || schema === undefined) throw new Error(`There is no example of ${name}.`);
    const whole = lengthOf(shown.list(shown.answer));
    expect(whole).toBeGreaterThan(1);
    fc.assert(
      fc.property(fc.constantFrom(...placesIn(shown.answer)), odd, (place, value) => {
        const path = place.join(".");
        const told: string[] = [];
        const answer = withChange(shown.answer, place, value);
        const read = readAnswer(schema, answer, { name, report: (message) => told.push(message) });
        if (!read.ok) {
          expect([shown.needed.test(path), told.length], path).toEqual([true, 1]);
          return;
        }
        // A list in place of the content is another answer.
        if (path === shown.content) return;
        const left = lengthOf(shown.list(read.answer));
        expect(left, path).toBeGreaterThanOrEqual(whole - 1);
        expect(told.length, path).toBeGreaterThanOrEqual(whole - left);
      }),
      { numRuns: 800 },
    );
  });
});

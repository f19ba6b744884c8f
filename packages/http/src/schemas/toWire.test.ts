import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod/mini";
import {
  defineCall,
  encodeRequest,
  inOre,
  readResponse,
  requestFlag,
  toWire,
  wireAliases,
  wrapWireList,
  wireContent,
  wireData,
  wireFlag,
  wireFlagOr,
  wireInteger,
  wireIntegerOrNull,
  wireList,
  wireRequiredOre,
  wireNumber,
  wireNumberOrNull,
  wireNumberOrZero,
  wireObject,
  wireOre,
  wireOreOrNull,
  wireText,
  wireTextOr,
  wireTextOrNull,
} from "../index.ts";
import { openApiDocument } from "../openapi/index.ts";
import { readRequest } from "../server/index.ts";

const badge = wireObject({ amountOre: ["amount_kronor", wireOreOrNull], isSecond: ["is_second", wireFlag] });
const product = wireObject({
  productId: ["product_id", wireInteger],
  name: wireText,
  priceOre: ["price_incl_vat", wireOre],
  badge: ["discount_badge", z._default(z.nullable(badge), null)],
  rank: ["sort_rank", z.optional(z.number())],
});
const listing = z.pipe(
  wrapWireList("products"),
  wireObject({ products: wireContent(product), byId: ["by_id", z._default(z.record(z.string(), product), {})] }),
);
const call = defineCall({
  method: "POST",
  path: "/lists/{list_id}",
  encoding: "json",
  request: wireObject({ listId: ["list_id", wireInteger], limitOre: ["upper_limit", wireOre] }),
  response: listing,
  summary: "Shows a list.",
});

const sent = { product_id: 7, name: "Slang", price_incl_vat: 199.9, discount_badge: null };
const own = { productId: 7, name: "Slang", priceOre: 19990, badge: null };

const integer = fc.integer();
const badges = fc.record({ amountOre: fc.option(integer), isSecond: fc.boolean() });
const products = fc.record(
  { productId: integer, name: fc.string(), priceOre: integer, badge: fc.option(badges), rank: integer },
  { requiredKeys: ["productId", "name", "priceOre", "badge"] },
);

describe("wireObject", () => {
  it("reads the names on the wire as internal names", () => {
    expect(product.parse(sent)).toEqual(own);
    expect(product.parse({ ...sent, discount_badge: { amount_kronor: "12,5" }, sort_rank: 3 })).toEqual({
      ...own,
      badge: { amountOre: 1250, isSecond: false },
      rank: 3,
    });
  });

  it("is typed with internal names", () => {
    expectTypeOf<z.output<typeof product>>().toEqualTypeOf<{
      readonly productId: number;
      readonly name: string;
      readonly priceOre: number;
      readonly badge: { readonly amountOre: number | null; readonly isSecond: boolean } | null;
      readonly rank?: number | undefined;
    }>();
  });

  it("reports problems with the names of the wire", () => {
    const { error } = listing.safeParse([{ ...sent, product_id: "x", discount_badge: { amount_kronor: "dyrt" } }]);
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
      "products.0.product_id",
      "products.0.discount_badge.amount_kronor",
    ]);
  });

  it("is read field by field", () => {
    const odd = { ...sent, price_incl_vat: "dyrt", discount_badge: 3, sort_rank: "last" };
    const read = readResponse(listing, [odd, { name: "Namnlös" }], { name: "GET /x", report: () => undefined });
    expect(read).toEqual({ ok: true, response: { products: [{ ...own, priceOre: 0 }], byId: {} } });
  });

  it("is described by its names on the wire", () => {
    const { paths } = openApiDocument({ title: "Shop", version: "1", calls: [call] });
    const text = JSON.stringify(paths);
    expect(text).toContain('"price_incl_vat":{"type":"number"}');
    expect(text).toContain('"upper_limit":{"type":"number"}');
    expect(text).toContain('"required":["product_id","name","price_incl_vat","discount_badge"]');
    expect(text).not.toMatch(/Ore|productId|listId/);
  });
});

describe("toWire", () => {
  it("writes internal names as those on the wire", () => {
    expect(toWire(product, { ...own, badge: { amountOre: 1250, isSecond: true } })).toEqual({
      ...sent,
      discount_badge: { amount_kronor: 12.5, is_second: true },
    });
  });

  it("writes a value that reads back the same", () => {
    const answers = fc.record({ products: fc.array(products), byId: fc.dictionary(fc.nat().map(String), products) });
    fc.assert(
      fc.property(answers, (answer) => {
        expect(listing.parse(JSON.parse(JSON.stringify(toWire(listing, answer))))).toEqual(answer);
      }),
    );
  });

  it.each([
    ["wireFlag", wireFlag, fc.boolean()],
    ["wireFlagOr", wireFlagOr(true), fc.boolean()],
    ["requestFlag", requestFlag, fc.constantFrom(0, 1)],
    ["wireNumber", wireNumber, fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)],
    ["wireNumberOrNull", wireNumberOrNull, fc.option(integer)],
    ["wireNumberOrZero", wireNumberOrZero, integer],
    ["wireInteger", wireInteger, fc.maxSafeInteger()],
    ["wireIntegerOrNull", wireIntegerOrNull, fc.option(integer)],
    ["wireText", wireText, fc.string()],
    ["wireTextOr", wireTextOr("x"), fc.string()],
    ["wireTextOrNull", wireTextOrNull, fc.option(fc.string({ minLength: 1 }))],
    ["wireList", wireList(wireInteger), fc.array(integer)],
    ["wireOre", wireOre, integer],
    ["wireRequiredOre", wireRequiredOre, integer],
    ["wireOreOrNull", wireOreOrNull, fc.option(integer)],
    ["inOre", inOre(wireNumberOrNull), fc.option(integer)],
    [
      "wireAliases",
      z.pipe(wireAliases({ price: "amount" }), z.object({ price: wireOre })),
      fc.record({ price: integer }),
    ],
    ["wireData", z.pipe(wireData, z.array(product)), fc.array(products)],
  ] as const)("writes what %s reads so that it reads back the same", (_, schema, values) => {
    const readAgain = (value: unknown): unknown =>
      schema.parse(JSON.parse(JSON.stringify(toWire<unknown>(schema, value))));
    fc.assert(
      fc.property<[unknown]>(values, (value) => {
        expect(readAgain(value)).toEqual(value);
      }),
    );
  });

  it("leaves values without wire names alone", () => {
    const plain = z.object({ a: wireText, rest: z.array(wireInteger) });
    const value = { a: "b", rest: [1] };
    expect(toWire(plain, value)).toBe(value);
  });

  it("writes the matching kind of a discriminated union, and the first match of any other union", () => {
    const page = z.discriminatedUnion("page", [
      wireObject({ page: z.literal("home"), leadText: ["lead_text", wireText] }),
      wireObject({ page: z.literal("tile"), itsProduct: ["its_product", product] }),
    ]);
    const answer = z.union([z.object({ redirect: z.string() }), z.object({ page })]);
    expect(toWire(answer, { page: { page: "tile", itsProduct: own } })).toEqual({
      page: { page: "tile", its_product: sent },
    });
    expect(toWire(page, { page: "home", leadText: "x" })).toEqual({ page: "home", lead_text: "x" });
    expect(toWire(answer, { redirect: "/a" })).toEqual({ redirect: "/a" });
  });
});

describe("a request whose names differ on the wire", () => {
  it("is sent with those names, and read back with the internal ones", () => {
    const { url, body } = encodeRequest(call, { listId: 3, limitOre: 9950 });
    expect([url, body]).toEqual(["/lists/3", '{"upper_limit":99.5}']);
    expect(readRequest(call, { params: { list_id: "3" }, body: { upper_limit: "99,50" } })).toEqual({
      ok: true,
      request: { listId: 3, limitOre: 9950 },
    });
  });

  it("is rejected with the name on the wire", () => {
    expect(readRequest(call, { params: { list_id: "3" }, body: {} })).toEqual({
      ok: false,
      errors: { upper_limit: ["invalid_type"] },
    });
  });
});

describe("wireOre", () => {
  it("converts every amount of two decimals exactly", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (ore) => {
        expect(wireOre.parse(ore / 100)).toBe(ore);
        expect(wireOre.parse((ore / 100).toFixed(2))).toBe(ore);
      }),
    );
  });

  it.each([
    [1.005, 101],
    [-1.005, -101],
    [-0.005, -1],
    [-0.001, 0],
  ])("rounds a third decimal as everywhere, halves away from zero: %s", (kronor, ore) => {
    expect(wireOre.parse(kronor)).toBe(ore);
  });

  it("reads every number as whole öre or as no amount", () => {
    fc.assert(
      fc.property(fc.double(), (kronor) => {
        const read = wireOre.safeParse(kronor);
        expect(Number.isSafeInteger(read.data)).toBe(read.success);
      }),
    );
  });

  it("rejects an amount that cannot be converted exactly", () => {
    expect(wireOre.safeParse(1e300).error?.issues).toMatchObject([{ message: "An amount has to be a number." }]);
    expect([undefined, null, ""].map((value) => wireOreOrNull.parse(value))).toEqual([null, null, null]);
  });

  it("rejects a response without a required amount", () => {
    const schema = z.object({ total: wireRequiredOre });
    expect(readResponse(schema, { total: "dyrt" }, { name: "GET /x", report: () => undefined }).ok).toBe(false);
  });
});

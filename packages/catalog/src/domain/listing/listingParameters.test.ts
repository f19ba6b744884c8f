import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listingFieldNames, listingParameters, type ListingRequest } from "./listingParameters.ts";
import { saidParameters, writeListingRequest } from "./listingQuery.ts";
import { readListingRequest } from "./listingRequest.ts";

const asked = (query: string): ListingRequest => readListingRequest(new URLSearchParams(query));
const nothing = asked("");

describe("the query of a listing's address", () => {
  it.each([
    ["blade=search", { blade: "search" }],
    ["brands=2%7C5%7C", { brands: ["2", "5"] }],
    ["categories=11%7C", { categories: ["11"] }],
    ["selected_primary_color_ids=1%7C", { colors: ["1"] }],
    ["color_attribute_value_ids=41%7C42%7C", { colorValues: ["41", "42"] }],
    ["specifications=7%3Aa%2Cb%7C", { specifications: [{ groupId: "7", values: ["a", "b"] }] }],
    ["cat1=1&cat2=11&cat3=111", { level1: 1, level2: 11, level3: 111 }],
    ["price_min=100&price_max=200", { priceMin: 100, priceMax: 200 }],
    ["sorting=price_asc", { sorting: "price_asc" }],
    ["view_type=list", { viewType: "list" }],
    ["text=+tyst+", { text: "tyst" }],
    ["s=tv%C3%A4tt", { s: "tvätt" }],
    ["per_page=24", { perPage: 24 }],
    ["show_all=1", { showAll: true }],
    ["from_brands=1", { fromBrands: true }],
    ["page=3", { page: 3 }],
  ])("is read from %s, and leaves everything else at its default", (query, expected) => {
    expect(asked(query)).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ["cat1", ["0", "-1", "1.5", "x", "", "1e3", "9999999999"]],
    ["per_page", ["0", "-12", "12.5", "alla", ""]],
    ["page", ["0", "-1", "1.5", "sista", "", "NaN"]],
    ["price_min", ["-1", "gratis", "1e3", "NaN", ""]],
    ["view_type", ["", "LIST", "grid", "table"]],
    ["show_all", ["", "0", "true", "ja", "2"]],
    ["blade", [""]],
    ["brands", ["", "|", "|||"]],
    ["specifications", ["", "|", "7", "7:", ":7", "7:~|"]],
    ["text", ["", " ", "\t\n"]],
  ])("ignores invalid values of %s", (name, values) => {
    for (const value of values) expect([value, readListingRequest([[name, value]])]).toEqual([value, nothing]);
  });

  it("uses the last of several parameters where only one value is possible", () => {
    expect(asked("sorting=a&sorting=b&page=2&page=3&cat1=1&cat1=2")).toMatchObject({
      sorting: "b",
      page: 3,
      level1: 2,
    });
  });

  it("is read only as far as the longest search, without cutting a character in two", () => {
    expect(asked(`s=${"å".repeat(3000)}`).s).toBe("å".repeat(100));
    expect(asked(`s=${"🙂".repeat(3000)}`).s).toBe("🙂".repeat(100));
  });

  it("is the same search when a cut one is read again", () => {
    const cut = asked(`s=${"å".repeat(99)}+kyl`).s;
    expect(cut).toBe("å".repeat(99));
    expect(asked(new URLSearchParams({ s: cut }).toString()).s).toBe(cut);
  });

  it("counts an id only once, however often it is repeated", () => {
    expect(asked("brands=2%7C&brands=5%7C&brands=2%7C").brands).toEqual(["2", "5"]);
  });

  it("is read from any parameters, in any order, without failing", () => {
    const name = fc.constantFrom(...listingFieldNames.map((field) => listingParameters[field].name));
    const value = fc.oneof(fc.string(), fc.stringMatching(/^[0-9:|,~%. -]*$/), fc.constantFrom("__proto__", "\ud800"));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (entries) => {
        const request = readListingRequest(entries);
        expect(Object.keys(request)).toEqual([...listingFieldNames]);
        expect(request.page).toBeGreaterThanOrEqual(1);
        expect((request.priceMin ?? 0) <= (request.priceMax ?? Number.POSITIVE_INFINITY)).toBe(true);
      }),
    );
  });
});

describe("a written request", () => {
  const anIdList = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 });
  const aLevel = fc.option(fc.integer({ min: 1, max: 999 }));
  const words = fc.string().map((text) => text.trim());
  const someRequest: fc.Arbitrary<ListingRequest> = fc
    .record({
      blade: fc.constantFrom("category", "search", "brand", "filter"),
      brands: anIdList,
      categories: anIdList,
      colors: anIdList,
      stock: anIdList,
      offers: anIdList,
      ratings: anIdList,
      colorValues: anIdList,
      specifications: fc.constantFrom(
        [],
        [{ groupId: "7", values: ["a,b", "c~d"] }],
        [{ groupId: "8", min: -5, max: 5 }],
      ),
      level1: aLevel,
      level2: aLevel,
      level3: aLevel,
      prices: fc.option(fc.tuple(fc.nat(5000), fc.nat(5000))),
      sorting: fc.string(),
      viewType: fc.constantFrom("grid" as const, "list" as const),
      text: words,
      s: words,
      perPage: aLevel,
      showAll: fc.boolean(),
      fromBrands: fc.boolean(),
      page: fc.integer({ min: 1, max: 99 }),
    })
    .map(({ prices, ...rest }) => ({
      ...rest,
      priceMin: prices === null ? null : Math.min(...prices),
      priceMax: prices === null ? null : Math.max(...prices),
    }));

  it("reads back as the same request, field by field", () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        expect(readListingRequest(Object.entries(writeListingRequest(request)))).toEqual(request);
      }),
    );
  });

  it("reads back the same without empty parameters, and is never longer", () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const said = saidParameters(request, listingFieldNames);
        expect(readListingRequest(said)).toEqual(request);
        expect(said.length).toBeLessThanOrEqual(Object.keys(writeListingRequest(request)).length);
      }),
    );
  });

  it("includes parameters that a backend may not know only where something is selected", () => {
    for (const kind of ["stock", "offers", "ratings"] as const) {
      expect(writeListingRequest(nothing)).not.toHaveProperty(kind);
      expect(writeListingRequest({ ...nothing, [kind]: ["1"] })).toHaveProperty(kind, "1|");
    }
  });

  it("leaves out the first page, so that it has only one address", () => {
    expect(writeListingRequest(nothing)).not.toHaveProperty("page");
    expect(writeListingRequest({ ...nothing, page: 2 })).toHaveProperty("page", "2");
    expect(saidParameters(nothing, listingFieldNames)).toEqual([["blade", "filter"]]);
  });
});

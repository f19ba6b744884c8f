import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFilters } from "../../fixtures/aFilters.ts";
import type { FilterSelection } from "../filters/filterSelection.ts";
import { emptySelection } from "../filters/filterSelection.ts";
import { colorValueIds, listingAddress, listingQuery, shortListingAddress } from "./listingQuery.ts";
import { intervalFieldName } from "./formFields.ts";
import { readListingRequest } from "./listingRequest.ts";
import { listingPlace, listingSelection, lockedFilters, refreshesOnLoad } from "../filters/openedListing.ts";

const place = listingPlace(aFilters(), "category");
const chosen: FilterSelection = {
  ...emptySelection,
  brands: ["2", "5"],
  colors: ["1"],
  specifications: [
    { groupId: "101", values: ["10107"] },
    { groupId: "102", values: ["10201", "10204"] },
    { groupId: "103", min: 44, max: 47 },
  ],
  sorting: "price_asc",
};
const parametersOf = (address: string) => new URL(address, "https://shop.example").searchParams;

describe("listingQuery", () => {
  it("always includes all 18 parameters", () => {
    expect(listingQuery(place, chosen)).toEqual({
      blade: "category",
      brands: "2|5|",
      categories: "",
      specifications: "101:10107|102:10201,10204|103:44~47|",
      selected_primary_color_ids: "1|",
      color_attribute_value_ids: "41|42|",
      cat1: "1",
      cat2: "11",
      cat3: "111",
      price_min: "2990",
      price_max: "15990",
      sorting: "price_asc",
      view_type: "grid",
      text: "",
      s: "",
      per_page: "12",
      show_all: "0",
      from_brands: "0",
    });
  });

  it("sends a page only when one is requested", () => {
    expect(listingQuery(place, chosen, 2)["page"]).toBe("2");
  });

  it("names each colour value once, in the order of the colours", () => {
    const colors = [
      { id: 1, values: [41, 42] },
      { id: 2, values: [42, 44] },
    ];
    expect(colorValueIds(colors, ["2", "1"])).toEqual(["41", "42", "44"]);
  });
});

describe("listingAddress", () => {
  it("writes the non-empty parameters in their order", () => {
    expect(listingAddress(listingQuery(place, { ...emptySelection, brands: ["2"], sorting: "popular" }, 3))).toBe(
      "/produkter/filtrera?blade=category&brands=2%7C&cat1=1&cat2=11&cat3=111&price_min=2990&price_max=15990&sorting=popular&view_type=grid&per_page=12&show_all=0&from_brands=0&page=3",
    );
  });

  it("leaves defaults out of the short address", () => {
    expect(shortListingAddress(place, { ...emptySelection, sorting: "popular" })).toBe(
      "/produkter/filtrera?blade=category&cat1=1&cat2=11&cat3=111&sorting=popular&per_page=12",
    );
  });

  it("reads back as the same selection", () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 });
    const selections = fc.record({
      brands: ids,
      categories: ids,
      colors: ids,
      stock: ids,
      offers: ids,
      ratings: ids,
      specifications: fc.constant(chosen.specifications),
      priceMin: fc.nat(4999),
      priceMax: fc.integer({ min: 4999, max: 9999 }),
      sorting: fc.string(),
      viewType: fc.constantFrom("grid" as const, "list" as const),
    });
    fc.assert(
      fc.property(selections, fc.constantFrom(listingAddress, null), (selection, write) => {
        const address = write === null ? shortListingAddress(place, selection) : write(listingQuery(place, selection));
        expect(readListingRequest(parametersOf(address))).toMatchObject(selection);
      }),
    );
  });
});

describe("readListingRequest", () => {
  it("reads the place of the listing", () => {
    const address = "/produkter/filtrera?blade=brand&cat1=1&cat2=&per_page=12&show_all=1&from_brands=1&page=2&s=+vit+";
    expect(readListingRequest(parametersOf(address))).toMatchObject({
      blade: "brand",
      level1: 1,
      level2: null,
      level3: null,
      perPage: 12,
      showAll: true,
      fromBrands: true,
      page: 2,
      s: "vit",
    });
  });

  it.each([
    ["price_min=9000&price_max=4000", { priceMin: null, priceMax: null }],
    ["price_min=4000&price_max=4000", { priceMin: 4000, priceMax: 4000 }],
    ["price_min=&price_max=-5", { priceMin: null, priceMax: null }],
    ["price_min=3000,5&price_max=4 000", { priceMin: 3000, priceMax: 4000 }],
    ["price_min=0&price_max=4000", { priceMin: 0, priceMax: 4000 }],
  ])("reads the prices of %s, and neither when they cross", (query, expected) => {
    expect(readListingRequest(new URLSearchParams(query))).toMatchObject(expected);
  });

  it("uses defaults for missing or malformed parameters", () => {
    expect(
      readListingRequest([
        ["page", "-1"],
        ["per_page", "x"],
        ["price_min", "1e3"],
      ]),
    ).toMatchObject({
      blade: "filter",
      page: 1,
      perPage: null,
      ...emptySelection,
    });
  });

  it("joins the repeated fields of a plain form", () => {
    const request = readListingRequest([
      ["brands", "2|"],
      ["brands", "5|"],
      ["specifications[101]", "101:10107|"],
      ["specifications", "102:10201|"],
      ["specifications", "102:10204|"],
    ]);
    expect(request.brands).toEqual(["2", "5"]);
    expect(request.specifications).toEqual([
      { groupId: "101", values: ["10107"] },
      { groupId: "102", values: ["10201", "10204"] },
    ]);
  });

  it("reads the two fields of an interval, an empty one as its bound", () => {
    const from = intervalFieldName("from", 103, 44);
    const to = intervalFieldName("to", 103, 53);
    expect(
      readListingRequest([
        [from, ""],
        [to, "47"],
      ]).specifications,
    ).toEqual([{ groupId: "103", min: 44, max: 47 }]);
    expect(
      readListingRequest([
        [from, ""],
        [to, ""],
      ]).specifications,
    ).toEqual([]);
  });

  it("never fails on unknown parameters", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (entries) => {
        expect(readListingRequest(entries).page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe("listingSelection", () => {
  it("applies the preselected specifications", () => {
    const filters = aFilters({ chosenBrands: [2], chosenSpecifications: "101:10107|" });
    expect(listingSelection(filters)).toMatchObject({
      brands: ["2"],
      specifications: [{ groupId: "101", values: ["10107"] }],
    });
  });

  it("does not treat a price at its bound as a choice", () => {
    expect(listingSelection(aFilters({ chosenMinPrice: 2990, chosenMaxPrice: 4000 }))).toMatchObject({
      priceMin: null,
      priceMax: 4000,
    });
  });

  it("limits prices to the bounds, since an address may have been typed or sent without script", () => {
    expect(listingSelection(aFilters({ chosenMinPrice: 100, chosenMaxPrice: 99_999 }))).toMatchObject({
      priceMin: null,
      priceMax: null,
    });
  });
});

describe("lockedFilters", () => {
  it("are the brand of a brand's own page only", () => {
    expect(lockedFilters(aFilters({ fromBrands: true, chosenBrands: [2] }))).toEqual({ brands: ["2"] });
    expect(lockedFilters(aFilters({ chosenBrands: [2] }))).toEqual({});
  });
});

describe("refreshesOnLoad", () => {
  it("is false only for a category page of the first level", () => {
    expect(refreshesOnLoad(listingPlace(aFilters({ level2: null, level3: null }), "category"))).toBe(false);
    expect(refreshesOnLoad(listingPlace(aFilters({ level3: null }), "category"))).toBe(true);
    expect(refreshesOnLoad(listingPlace(aFilters({ level2: null, level3: null }), "search"))).toBe(true);
  });
});

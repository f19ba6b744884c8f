import { encodeRequest, toWire } from "@torg/http";
import { describe, expect, it } from "vitest";
import { emptySelection } from "../domain/filters/filterSelection.ts";
import { listingQuery } from "../domain/listing/listingQuery.ts";
import { listingPlace } from "../domain/filters/openedListing.ts";
import { aFilters, aListingResponse } from "../fixtures/aFilters.ts";
import { aSuggestion } from "../fixtures/aSuggestion.ts";
import { autocompleteCall, suggestionSchema } from "./autocompleteCall.ts";
import { compareIndexCall, compareSearchCall } from "./compareCalls.ts";
import { filtersSchema } from "./filters.ts";
import { listingCall } from "./listingCall.ts";

describe("listingCall", () => {
  it("sends all 18 parameters, including empty ones", () => {
    const query = listingQuery(listingPlace(aFilters(), "category"), emptySelection);
    const { url } = encodeRequest(listingCall, query);
    const names = [...new URL(url, "https://shop.example").searchParams.keys()];
    expect(names).toEqual([
      "blade",
      "brands",
      "categories",
      "specifications",
      "selected_primary_color_ids",
      "color_attribute_value_ids",
      "cat1",
      "cat2",
      "cat3",
      "price_min",
      "price_max",
      "sorting",
      "view_type",
      "text",
      "s",
      "per_page",
      "show_all",
      "from_brands",
    ]);
  });

  it("reads numbers, flags and repeated parameters as texts", () => {
    const request = listingCall.request.parse({ cat1: 1, show_all: true, brands: ["2|", "5|"] });
    expect(request).toMatchObject({ cat1: "1", show_all: "1", brands: "2|5|", cat2: "" });
  });

  it("rejects a price that is not a whole number", () => {
    expect(listingCall.request.safeParse({ price_min: "dyrt" }).success).toBe(false);
  });

  it("reads its response, or a bare list of products", () => {
    const sent = toWire(listingCall.response, aListingResponse());
    expect(sent).toMatchObject({ num: 30, per_page: 12 });
    expect(listingCall.response.parse(sent)).toEqual(aListingResponse());
    expect(listingCall.response.parse([])).toMatchObject({ total: 0, url: "" });
  });
});

describe("filtersSchema", () => {
  it("keeps filters as they were sent", () => {
    const sent = toWire(filtersSchema, aFilters());
    expect(sent).toMatchObject({ filterable_categories: [], min_price: 2990, cat1: 1 });
    expect(filtersSchema.parse(sent)).toEqual(aFilters());
  });

  it("uses the price bounds 0 and 1000 when none are given", () => {
    expect(filtersSchema.parse({})).toMatchObject({ minPrice: 0, maxPrice: 1000, viewType: "grid" });
  });
});

describe("autocompleteCall", () => {
  it("reads its response, or a bare list", () => {
    const suggestions = [aSuggestion()];
    const sent = [toWire(suggestionSchema, aSuggestion())];
    expect(sent).toMatchObject([{ value: "Tvättmaskin NV 8014", price: 6990, hide_price: false }]);
    expect(autocompleteCall.response.parse({ suggestions: sent })).toEqual({ suggestions });
    expect(autocompleteCall.response.parse(sent)).toEqual({ suggestions });
  });
});

describe("compareIndexCall", () => {
  const sent = { product_id: 1001, product_name: "A", product_url: "/a", product_puff_image: null };
  const entry = { productId: 1001, name: "A", url: "/a", image: null };

  it("reads an object, a list and an empty list", () => {
    expect(compareIndexCall.response.parse({ c1: sent })).toEqual({ c1: entry });
    expect(compareIndexCall.response.parse([sent])).toEqual({ c0: entry });
    expect(compareIndexCall.response.parse([])).toEqual({});
  });
});

describe("compareSearchCall", () => {
  it("reads a bare list, or one under data", () => {
    const found = [{ id: 1001, name: "A", image: "", price: "" }];
    expect(compareSearchCall.response.parse(found)).toEqual(found);
    expect(compareSearchCall.response.parse({ data: found })).toEqual(found);
  });
});

import type { Client } from "@torg/http";
import { CallError, toWire } from "@torg/http";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Filters } from "../contract/filters.ts";
import type { ListingResponse } from "../contract/listingCall.ts";
import { listingCall, listingQuerySchema } from "../contract/listingCall.ts";
import { aFilters, aListingResponse } from "../fixtures/aFilters.ts";
import { aListingProduct } from "../fixtures/aListingProduct.ts";
import { aMultipleChoiceGroup, aSpecificationGroup, anIntervalGroup } from "../fixtures/aSpecificationGroup.ts";
import { createListingState } from "./createListingState.ts";

vi.mock("react", () => {
  throw new Error("A room below React has imported react.");
});

type Query = ReturnType<typeof listingQuerySchema.parse>;

/** A client that responds with `answer` and records the queries. */
function aServer(answer: (query: Query, index: number) => ListingResponse | Promise<ListingResponse>) {
  const asked: Query[] = [];
  const client: Client = {
    async send(call, request) {
      const query = listingQuerySchema.parse(request);
      asked.push(query);
      return call.response.parse(toWire(listingCall.response, await answer(query, asked.length - 1)));
    },
  };
  return { asked, client };
}

function aListing(
  answer: Parameters<typeof aServer>[0] = () => aListingResponse(),
  filters: Partial<Filters> = {},
  more: { readonly listingType?: string; readonly page?: number } = {},
) {
  const server = aServer(answer);
  const addresses: string[] = [];
  const state = createListingState({
    client: server.client,
    filters: aFilters(filters),
    listingType: "category",
    replaceAddress: (address) => addresses.push(address),
    ...more,
  });
  return { ...server, state, addresses };
}

/** A promise that the test resolves. */
function aGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const failing = (): never => {
  throw new CallError("down", { status: 500, serverMessage: null, data: null });
};

describe("createListingState", () => {
  it("applies the preselected specifications and refreshes when it opens", async () => {
    const { state, asked } = aListing(undefined, { chosenSpecifications: "101:10107|" });
    expect(state.getState().filtersAreLoading).toBe(true);
    await state.open();
    expect(asked.map((query) => query.specifications)).toEqual(["101:10107|"]);
    expect(state.getState().filtersAreLoading).toBe(false);
  });

  it("makes no call when a category page of the first level opens", async () => {
    const { state, asked } = aListing(undefined, { level2: null, level3: null });
    await state.open();
    expect(asked).toEqual([]);
    expect(state.getState().filtersAreLoading).toBe(false);
  });

  it("requests the page in the address once, then starts at the first page again", async () => {
    const { state, asked } = aListing(undefined, {}, { page: 3 });
    await state.open();
    expect(state.getState().page).toBe(3);
    await state.toggle("brands", "2");
    expect(asked.map((query) => query.page)).toEqual(["3", undefined]);
    expect(state.getState().page).toBe(1);
  });

  it("refreshes after each filter action", async () => {
    const { state, asked } = aListing(() =>
      aListingResponse({ specifications: [aSpecificationGroup(), aMultipleChoiceGroup(), anIntervalGroup()] }),
    );
    await state.toggle("brands", "2");
    await state.toggle("categories", "111");
    await state.toggle("colors", "1");
    await state.chooseValue("101", "10107");
    await state.toggleValue("102", "10201");
    await state.changeInterval("103", { end: "max", typed: "47" });
    await state.changePrice({ end: "min", typed: "4000" });
    await state.changePrice({ end: "max", typed: "6000" });
    await state.setSorting("price_asc");
    await state.setViewType("list");
    await state.removeGroup("101");
    expect(asked).toHaveLength(11);
    expect(asked.at(-1)).toMatchObject({
      brands: "2|",
      categories: "111|",
      selected_primary_color_ids: "1|",
      color_attribute_value_ids: "41|42|",
      specifications: "102:10201|103:44~47|",
      price_min: "4000",
      price_max: "6000",
      sorting: "price_asc",
      view_type: "list",
    });
  });

  it("uses products, counts, links and the number of products of the response", async () => {
    const answer = aListingResponse({
      products: [aListingProduct({ productId: 7 })],
      specifications: [],
      paginationLinks: "",
      total: 1,
      url: "/produkter/filtrera?brands=2%7C",
    });
    const { state, addresses } = aListing(() => answer);
    await state.toggle("brands", "2");
    expect(state.getState()).toMatchObject({
      products: answer.products,
      groups: [],
      paginationLinks: "",
      total: 1,
      isRefreshing: false,
    });
    expect(addresses).toEqual(["/produkter/filtrera?brands=2%7C"]);
  });

  it("drops groups that are gone and requests again", async () => {
    const { state, asked } = aListing(() => aListingResponse({ specifications: [aSpecificationGroup()] }), {
      chosenSpecifications: "101:10107|102:10201|",
    });
    await state.toggle("brands", "3");
    expect(asked.map((query) => query.specifications)).toEqual(["101:10107|102:10201|", "101:10107|"]);
    expect(state.getState().selection.specifications).toEqual([{ groupId: "101", values: ["10107"] }]);
  });

  it("drops all groups when none is returned and requests again", async () => {
    const { state, asked } = aListing(() => aListingResponse({ specifications: [] }), {
      chosenSpecifications: "101:10107|102:10201|",
    });
    await state.toggle("brands", "4");
    expect(asked.map((query) => query.specifications)).toEqual(["101:10107|102:10201|", ""]);
  });

  it("keeps the products and shows no message when a call fails", async () => {
    const { state, addresses } = aListing(failing);
    const before = state.getState().products;
    await state.toggle("brands", "2");
    expect(state.getState().products).toBe(before);
    expect(state.getState().isRefreshing).toBe(false);
    expect(state.getState().selection.brands).toEqual(["2"]);
    expect(addresses).toEqual([]);
  });

  it("says that a response could not be read until the next choice, and keeps the products", async () => {
    const { state } = aListing((_, index) => {
      if (index > 0) return aListingResponse();
      throw new CallError("odd", { status: 200, serverMessage: null, data: null });
    });
    const before = state.getState().products;
    await state.toggle("brands", "2");
    expect(state.getState()).toMatchObject({ isUnreadable: true, isRefreshing: false, products: before });
    await state.toggle("brands", "2");
    expect(state.getState().isUnreadable).toBe(false);
  });

  it("is behind after a failed choice until it catches up, and catches up only when behind", async () => {
    let isDown = true;
    const { state, asked } = aListing(() => (isDown ? failing() : aListingResponse({ total: 7 })));
    await state.toggle("brands", "2");
    expect(state.getState()).toMatchObject({ isBehind: true, isUnreadable: false });
    isDown = false;
    await state.catchUp();
    expect(state.getState()).toMatchObject({ isBehind: false, total: 7 });
    await state.catchUp();
    expect(asked.map((query) => query.brands)).toEqual(["2|", "2|"]);
  });

  it("is busy until the newest response has come", async () => {
    const { state } = aListing();
    const action = state.toggle("brands", "2");
    expect(state.getState().isRefreshing).toBe(true);
    await action;
    expect(state.getState().isRefreshing).toBe(false);
  });

  it("applies only the newest response, in whatever order responses come or fail", async () => {
    const brands = ["2", "3", "4", "5"];
    const run = async (order: readonly number[], failures: readonly boolean[]) => {
      const gates = brands.map(aGate);
      const { state } = aListing(async (_, index) => {
        await gates[index]?.opened;
        if (failures[index] === true) failing();
        return aListingResponse({ total: index + 1 });
      });
      const before = state.getState().total;
      const actions = brands.map((brand) => state.toggle("brands", brand));
      for (const index of order) {
        gates[index]?.open();
        await Promise.resolve();
      }
      await Promise.all(actions);
      expect(state.getState().total).toBe(failures[3] === true ? before : 4);
      expect(state.getState().isRefreshing).toBe(false);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        run,
      ),
    );
  });

  it("clears everything, refreshes and uses the response as the initial list", async () => {
    const cleared = [aListingProduct({ productId: 9 })];
    const { state, asked } = aListing(() => aListingResponse({ products: cleared }), {
      chosenBrands: [2],
      chosenColors: [1],
      chosenSpecifications: "101:10107|",
      chosenMinPrice: 5000,
    });
    await state.clear();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      brands: "",
      selected_primary_color_ids: "",
      specifications: "",
      price_min: "2990",
      price_max: "15990",
    });
    expect(state.getState().initialProducts).toEqual(cleared);
  });

  it("keeps the brand of a brand's own page", async () => {
    const { state, asked } = aListing(undefined, { fromBrands: true, chosenBrands: [2] }, { listingType: "brand" });
    await state.toggle("brands", "2");
    expect(asked).toEqual([]);
    await state.clear();
    expect(asked[0]).toMatchObject({ blade: "brand", brands: "2|", from_brands: "1" });
  });

  it("rejects crossing ends without a call and gives the restored value", async () => {
    const { state, asked } = aListing(undefined, { chosenMaxPrice: 4000 });
    await state.changePrice({ end: "min", typed: "4001" });
    expect(asked).toEqual([]);
    expect(state.getState().refused).toEqual({
      groupId: null,
      problem: { code: "minimum-above-maximum", restored: 2990 },
    });
    await state.changePrice({ end: "min", typed: "3500" });
    expect(state.getState().refused).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it("makes no call for an interval that does not change, and drops one that excludes nothing", async () => {
    const { state, asked } = aListing(undefined, { chosenSpecifications: "103:44~47|" });
    await state.changeInterval("103", { end: "max", typed: "47" });
    expect(asked).toHaveLength(0);
    await state.changeInterval("103", { end: "max", typed: "53" });
    expect(asked.map((query) => query.specifications)).toEqual([""]);
    await state.changeInterval("999", { end: "max", typed: "53" });
    expect(asked).toHaveLength(1);
  });

  it("clears the price or one list alone", async () => {
    const { state, asked } = aListing(undefined, { chosenMaxPrice: 4000, chosenColors: [1, 2] });
    await state.clearPrice();
    await state.clearList("colors");
    expect(asked.map((query) => [query.price_max, query["selected_primary_color_ids"]])).toEqual([
      ["15990", "1|2|"],
      ["15990", ""],
    ]);
  });

  it("has no products while they are in the page's own HTML", () => {
    expect(aListing(undefined, { products: [] }).state.getState().products).toBeNull();
    const empty = { products: [], total: 0 };
    expect(aListing(undefined, empty).state.getState().products).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFilters } from "../../fixtures/aFilters.ts";
import { parseIdList, writeIdList } from "../listing/idList.ts";
import { listingAddress, listingQuery, shortListingAddress } from "../listing/listingQuery.ts";
import { readListingRequest } from "../listing/listingRequest.ts";
import { writeSpecifications } from "../listing/specificationString.ts";
import { eachKind, filterKindNames, filterKinds } from "./filterKinds.ts";
import {
  chooseInterval,
  chooseValue,
  chosenInterval,
  chosenValues,
  clearSelection,
  emptySelection,
  hasFilters,
  keepReturnedGroups,
  removeGroup,
  toggleId,
  toggleValue,
  type FilterSelection,
} from "./filterSelection.ts";
import { listingPlace, listingSelection, lockedFilters } from "./openedListing.ts";

const page = aFilters();
const place = listingPlace(page, "category");
const { specifications: groups } = page;
const [single, multiple, interval] = groups.map(({ groupId }) => String(groupId));
const groupOf = (type: "single_choice" | "multiple_choice" | "interval"): string => {
  const found = groups.find((group) => group.type === type);
  if (found === undefined) throw new Error(`The fixture has no group of the type ${type}.`);
  return String(found.groupId);
};

/** One action of a visitor on the filters. */
type Click = (selection: FilterSelection) => FilterSelection;

const anId = fc.integer({ min: 1, max: 9 }).map(String);
const aPrice = fc.integer({ min: page.minPrice + 1, max: page.maxPrice - 1 });
const aClick: fc.Arbitrary<Click> = fc.oneof(
  fc.tuple(fc.constantFrom(...filterKindNames), anId).map(
    ([kind, id]): Click =>
      (from) =>
        toggleId(from, kind, id),
  ),
  anId.map(
    (value): Click =>
      (from) =>
        chooseValue(from, groupOf("single_choice"), value),
  ),
  anId.map(
    (value): Click =>
      (from) =>
        toggleValue(from, groupOf("multiple_choice"), value),
  ),
  fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(50)).map(
    ([min, width]): Click =>
      (from) =>
        chooseInterval(from, groupOf("interval"), { min, max: min + width }),
  ),
  fc.constantFrom(single, multiple, interval).map(
    (group = ""): Click =>
      (from) =>
        removeGroup(from, group),
  ),
  fc.tuple(aPrice, aPrice).map(([one, other]): Click => (from) => ({
    ...from,
    priceMin: Math.min(one, other),
    priceMax: Math.max(one, other),
  })),
  fc.constantFrom("popular", "price_asc", "name_asc").map((sorting): Click => (from) => ({ ...from, sorting })),
  fc.constantFrom("grid" as const, "list" as const).map((viewType): Click => (from) => ({ ...from, viewType })),
  fc.constant<Click>((from) => clearSelection(from)),
);
const someClicks = fc.array(aClick, { maxLength: 25 });
const after = (clicks: readonly Click[]): FilterSelection =>
  clicks.reduce((selection, click) => click(selection), { ...emptySelection, sorting: "popular" });

/** What the page shows as chosen when it is opened at an address: the server reads it and sends it back. */
function opened(address: string): FilterSelection {
  const { searchParams } = new URL(address, "https://shop.example");
  const asked = readListingRequest(searchParams, groups);
  return listingSelection({
    ...page,
    chosenBrands: asked.brands.map(Number),
    chosenCategories: asked.categories.map(Number),
    chosenColors: asked.colors.map(Number),
    chosenStock: asked.stock.map(Number),
    chosenOffers: asked.offers.map(Number),
    chosenRatings: asked.ratings.map(Number),
    chosenSpecifications: writeSpecifications(asked.specifications),
    chosenMinPrice: asked.priceMin,
    chosenMaxPrice: asked.priceMax,
    sorting: asked.sorting,
    viewType: asked.viewType,
  });
}

/** The fields that a form without script sends for a selection: one per checkbox, two per interval. */
function formFields(selection: FilterSelection): readonly (readonly [string, string])[] {
  const boxes = filterKindNames.flatMap((kind) =>
    selection[kind].map((id) => [filterKinds[kind].parameter, writeIdList([id])] as const),
  );
  const range = chosenInterval(selection, groupOf("interval"));
  const values = [groupOf("single_choice"), groupOf("multiple_choice")].flatMap((group) =>
    chosenValues(selection, group).map((value) => [`specifications[${group}]`, `${group}:${value}|`] as const),
  );
  return [
    ...boxes,
    ...values,
    ...(range === null
      ? []
      : [
          [`from[${groupOf("interval")}][-99]`, String(range.min)] as const,
          [`to[${groupOf("interval")}][199]`, String(range.max)] as const,
        ]),
    ["price_min", selection.priceMin === null ? "" : `${selection.priceMin}`],
    ["price_max", selection.priceMax === null ? "" : `${selection.priceMax}`],
  ];
}

const inAnyOrder = (selection: FilterSelection): unknown => ({
  ...eachKind((kind) => selection[kind].toSorted()),
  specifications: selection.specifications
    .map((choice) => ("values" in choice ? { ...choice, values: choice.values.toSorted() } : choice))
    .toSorted((one, other) => one.groupId.localeCompare(other.groupId)),
  prices: [selection.priceMin, selection.priceMax],
});

describe("a visit to a listing, whatever is clicked in whatever order", () => {
  it("restores the same selection from its address, whether short or full", () => {
    fc.assert(
      fc.property(someClicks, (clicks) => {
        const selection = after(clicks);
        expect(opened(shortListingAddress(place, selection))).toEqual(selection);
        expect(opened(listingAddress(listingQuery(place, selection)))).toEqual(selection);
      }),
    );
  });

  it("sends the same query with the fields of a form without script", () => {
    fc.assert(
      fc.property(someClicks, (clicks) => {
        const selection = after(clicks);
        const asked = readListingRequest(formFields(selection), groups);
        expect(inAnyOrder(asked)).toEqual(inAnyOrder(selection));
      }),
    );
  });

  it("has filters exactly when its short address names some", () => {
    fc.assert(
      fc.property(someClicks, (clicks) => {
        const selection = after(clicks);
        const { searchParams } = new URL(shortListingAddress(place, selection), "https://shop.example");
        const named = [
          ...filterKindNames.map((kind) => filterKinds[kind].parameter),
          "specifications",
          "price_min",
          "price_max",
        ];
        expect(named.some((name) => searchParams.has(name))).toBe(hasFilters(selection));
      }),
    );
  });

  it("never holds an id twice, a group twice, or an empty group", () => {
    fc.assert(
      fc.property(someClicks, (clicks) => {
        const selection = after(clicks);
        for (const kind of filterKindNames) expect(new Set(selection[kind]).size).toBe(selection[kind].length);
        const chosen = selection.specifications.map(({ groupId }) => groupId);
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const choice of selection.specifications) {
          if ("values" in choice) expect(choice.values.length).toBeGreaterThan(0);
        }
        expect(chosenValues(selection, groupOf("single_choice")).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("is cleared completely: order and view stay, and clearing again changes nothing", () => {
    fc.assert(
      fc.property(someClicks, (clicks) => {
        const selection = after(clicks);
        const cleared = clearSelection(selection);
        expect(hasFilters(cleared)).toBe(false);
        expect([cleared.sorting, cleared.viewType]).toEqual([selection.sorting, selection.viewType]);
        expect(clearSelection(cleared)).toEqual(cleared);
      }),
    );
  });

  it("drops the groups that a server no longer knows, and nothing else", () => {
    fc.assert(
      fc.property(someClicks, fc.subarray([...groups]), (clicks, returned) => {
        const selection = after(clicks);
        const { selection: kept, hasDropped } = keepReturnedGroups(selection, returned);
        const known = returned.map(({ groupId }) => String(groupId));
        expect(kept.specifications.every(({ groupId }) => known.includes(groupId))).toBe(true);
        expect(hasDropped).toBe(kept.specifications.length < selection.specifications.length);
        expect({ ...kept, specifications: [] }).toEqual({ ...selection, specifications: [] });
        expect(keepReturnedGroups(kept, returned)).toEqual({ selection: kept, hasDropped: false });
      }),
    );
  });
});

describe("two clicks", () => {
  it("give the same result in either order when they concern different things", () => {
    fc.assert(
      fc.property(someClicks, anId, anId, (clicks, one, other) => {
        const from = after(clicks);
        const brandFirst = toggleId(toggleId(from, "brands", one), "colors", other);
        expect(toggleId(toggleId(from, "colors", other), "brands", one)).toEqual(brandFirst);
        const valueFirst = toggleValue(toggleId(from, "brands", one), groupOf("multiple_choice"), other);
        expect(toggleId(toggleValue(from, groupOf("multiple_choice"), other), "brands", one)).toEqual(valueFirst);
      }),
    );
  });

  it("on the same box cancel out", () => {
    fc.assert(
      fc.property(someClicks, fc.constantFrom(...filterKindNames), anId, (clicks, kind, id) => {
        const from = after(clicks);
        const twice = toggleId(toggleId(from, kind, id), kind, id);
        expect(inAnyOrder(twice)).toEqual(inAnyOrder(from));
      }),
    );
  });

  it("never mutate the selection that they start from", () => {
    fc.assert(
      fc.property(someClicks, aClick, (clicks, click) => {
        const from = after(clicks);
        const copy = structuredClone(from);
        click(from);
        expect(from).toEqual(copy);
      }),
    );
  });
});

describe("a brand's own page", () => {
  const filters = aFilters({ fromBrands: true, chosenBrands: [2] });
  const own = lockedFilters(filters);

  it("keeps its brand when everything is cleared, and does not count it as a filter", () => {
    const selection = toggleId(toggleId(listingSelection(filters), "brands", "5"), "colors", "1");
    expect(hasFilters(selection, own)).toBe(true);
    expect(clearSelection(selection, own)).toMatchObject({ brands: ["2"], colors: [] });
    expect(hasFilters(clearSelection(selection, own), own)).toBe(false);
  });

  it("marks itself in its address, so that opening it keeps the brand", () => {
    const address = shortListingAddress(listingPlace(filters, "brand"), listingSelection(filters));
    const asked = readListingRequest(new URL(address, "https://shop.example").searchParams);
    expect(asked).toMatchObject({ blade: "brand", brands: ["2"], fromBrands: true });
  });
});

describe("the ends of a price", () => {
  it.each([
    ["at both bounds", [2990, 15_990], [null, null]],
    ["one krona inside both bounds", [2991, 15_989], [2991, 15_989]],
    ["one krona outside both bounds", [2989, 15_991], [null, null]],
    ["at nothing", [0, 0], [null, 0]],
    ["not told", [null, null], [null, null]],
  ] as const)("%s count as a choice only where they exclude something", (_, [lowest, highest], expected) => {
    const { priceMin, priceMax } = listingSelection(aFilters({ chosenMinPrice: lowest, chosenMaxPrice: highest }));
    expect([priceMin, priceMax]).toEqual(expected);
  });
});

describe("an address of a listing", () => {
  it("can be written for any words, even half an emoji", () => {
    const address = shortListingAddress({ ...place, s: "tv \ud83d" }, { ...emptySelection, brands: ["\ude00"] });
    const { searchParams } = new URL(address, "https://shop.example");
    expect(readListingRequest(searchParams)).toMatchObject({ s: "tv \ufffd", brands: ["\ufffd"] });
  });
});

describe("ids that contain the separators of ids", () => {
  it.each(["a|b", "c:d", "e,f", "g~h", "100%", "%7C", "å ä ö", "rök+ljud", "a&b=c#d", "\u{1F600}", "  x  "])(
    "survive a round trip: %j",
    (id) => {
      const address = shortListingAddress(place, { ...emptySelection, brands: [id, "2"] });
      const { searchParams } = new URL(address, "https://shop.example");
      expect(readListingRequest(searchParams).brands).toEqual([id, "2"]);
      expect(parseIdList(writeIdList([id]))).toEqual([id]);
    },
  );
});

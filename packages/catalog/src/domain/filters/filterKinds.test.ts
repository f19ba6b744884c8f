import { describe, expect, it } from "vitest";
import { aFilters } from "../../fixtures/aFilters.ts";
import { listingFieldNames, listingParameters } from "../listing/listingParameters.ts";
import { listingQuery } from "../listing/listingQuery.ts";
import { readListingRequest } from "../listing/listingRequest.ts";
import { eachKind, filterKindNames, filterKinds } from "./filterKinds.ts";
import { emptySelection } from "./filterSelection.ts";
import { listingPlace, listingSelection } from "./openedListing.ts";

describe("the kinds of filters", () => {
  it.each(filterKindNames)("are written to an address under their parameter and read from it: %s", (kind) => {
    const query = listingQuery(listingPlace(aFilters(), "filter"), { ...emptySelection, [kind]: ["7", "9"] });
    expect(query[filterKinds[kind].parameter]).toBe("7|9|");
    expect(readListingRequest(Object.entries(query))[kind]).toEqual(["7", "9"]);
  });

  it.each(filterKindNames)("are selected when a page opens with their ids: %s", (kind) => {
    const filters = aFilters({ [filterKinds[kind].chosen]: [7] });
    expect(listingSelection(filters)).toMatchObject({ ...eachKind(() => []), [kind]: ["7"] });
  });
});

describe("the parameters of a listing", () => {
  it("have distinct names", () => {
    const names = listingFieldNames.map((field) => listingParameters[field].name);
    expect(new Set(names).size).toBe(names.length);
  });
});

import { describe, expect, it } from "vitest";
import { aFilters } from "../../fixtures/aFilters.ts";
import { listingFieldNames, listingParameters } from "../listing/listingParameters.ts";
import { listingQuery } from "../listing/listingQuery.ts";
import { readListingRequest } from "../listing/listingRequest.ts";
import { eachKind, filterKindNames, filterKinds } from "./filterKinds.ts";
import { emptySelection } from "./filterSelection.ts";
import { listingPlace, listingSelection } from "./openedListing.ts";

describe("the kinds of filters", () => {
  it.each(filterKindNames)("stand in an address by their parameter and are read from it: %s", (kind) => {
    const query = listingQuery(listingPlace(aFilters(), "filter"), { ...emptySelection, [kind]: ["7", "9"] });
    expect(query[filterKinds[kind].parameter]).toBe("7|9|");
    expect(readListingRequest(Object.entries(query))[kind]).toEqual(["7", "9"]);
  });

  it.each(filterKindNames)("are chosen when a page opens with ids of them: %s", (kind) => {
    const filters = aFilters({ [filterKinds[kind].chosen]: [7] });
    expect(listingSelection(filters)).toMatchObject({ ...eachKind(() => []), [kind]: ["7"] });
  });
});

describe("the parameters of a listing", () => {
  it("have each a name of its own", () => {
    const names = listingFieldNames.map((field) => listingParameters[field].name);
    expect(new Set(names).size).toBe(names.length);
  });
});

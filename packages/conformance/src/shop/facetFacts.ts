import type { ListingResponse, SpecificationGroup } from "@torg/catalog/contract";
import type { ListingPageData } from "@torg/pages/contract";
import type { Visitor } from "../core/Visitor.ts";
import { fetchAll, type Counted } from "./countByHand.ts";
import { choice, listingParameters, type ListingParameters } from "./listingParameters.ts";

/** Most rows of one group that are requested one by one. */
const mostRows = 12;
const mostGroups = 8;

/** One value that can be chosen, and the products of the listing when only it is chosen. */
export interface RowFact {
  readonly group: SpecificationGroup;
  readonly rowId: number;
  readonly value: string;
  /** The count stated in the listing without choices. */
  readonly saidCount: number;
  readonly ids: ReadonlySet<number>;
}

/** Counts by hand: every product of a listing, and of every single value. */
export interface FacetFacts {
  readonly parameters: ListingParameters;
  readonly listing: ListingPageData;
  readonly answer: ListingResponse;
  readonly all: Counted;
  readonly rows: readonly RowFact[];
}

/** Fetches the products of every value of a listing, one value at a time. */
export async function countFacets(visitor: Visitor, listing: ListingPageData): Promise<FacetFacts> {
  const parameters = listingParameters(listing);
  const all = await fetchAll(visitor, parameters);
  const groups = all.first.specifications.filter(({ type }) => type !== "interval").slice(0, mostGroups);
  const rows: RowFact[] = [];
  for (const group of groups) {
    for (const row of group.rows.slice(0, mostRows)) {
      const rowId = row.valueId;
      const { ids } = await fetchAll(visitor, { ...parameters, specifications: choice(group.groupId, [rowId]) });
      const fact = { group, rowId, value: row.value, saidCount: row.productCount };
      rows.push({ ...fact, ids: new Set(ids) });
    }
  }
  return { parameters, listing, answer: all.first, all, rows };
}

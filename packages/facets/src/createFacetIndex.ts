import type { FacetRecord, FacetSchema } from "./facetRecord.ts";
import type { FacetResult, PriceRange } from "./facetResult.ts";
import type { FacetSelection } from "./facetSelection.ts";
import { priceRangeByScan, queryByScan } from "./testing/queryByScan.ts";

/** Answers selections over one catalogue; to change the catalogue, build a new index. */
export interface FacetIndex {
  /** The number of products. */
  readonly size: number;
  /** Answers one selection with the total, one page of ids and every facet count. */
  query(selection: FacetSelection): FacetResult;
  /** The prices of the products that match the selection, its price filter left aside; null when none has a price. */
  priceRange(selection: FacetSelection): PriceRange | null;
}

/** Builds an index from the records, which are read once and not kept. */
export function createFacetIndex(records: Iterable<FacetRecord>, schema: FacetSchema): FacetIndex {
  const catalogue = { records: [...records], schema };
  return {
    size: catalogue.records.length,
    query: (selection) => queryByScan(catalogue, selection),
    priceRange: (selection) => priceRangeByScan(catalogue, selection),
  };
}

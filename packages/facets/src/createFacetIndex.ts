import { buildCatalogue } from "./build/buildCatalogue.ts";
import type { Catalogue } from "./build/catalogue.ts";
import type { FacetRecord, FacetSchema } from "./facetRecord.ts";
import type { FacetResult, PriceRange } from "./facetResult.ts";
import type { FacetSelection } from "./facetSelection.ts";
import { Answerer } from "./query/answer.ts";
import { ResultCache } from "./query/resultCache.ts";
import { selectionKey } from "./query/selectionKey.ts";
import { createWorkspace } from "./query/workspace.ts";

/** Answers selections over one catalogue; to change the catalogue, build a new index. */
export interface FacetIndex<Name extends string = string> {
  /** The number of products. */
  readonly size: number;
  /** The memory of the index's arrays in bytes, including the workspace but not the cached results. */
  readonly byteLength: number;
  /**
   * Returns the total, one page of ids and every facet count for a selection. Results are shared: do not modify them.
   */
  query(selection: FacetSelection<Name>): FacetResult<Name>;
  /** The price range of the products that match the selection, ignoring its price filter; null if none has a price. */
  priceRange(selection: FacetSelection<Name>): PriceRange | null;
  /** The lowest price of each product that matches the selection, ignoring its price filter, in no particular order. */
  prices(selection: FacetSelection<Name>): readonly number[];
}

/**
 * The data of an index: numbers, strings, typed arrays, and lists and maps of them, so that common serialisers can
 * handle it. Only valid for the package version that made it.
 */
export interface FacetColumns<Name extends string = string> {
  readonly dimensions: readonly Name[];
  readonly catalogue: Catalogue;
}

/** Options of an index. */
export interface FacetIndexOptions {
  /** Number of latest results to cache for repeated selections; 0: none, default: 200. */
  readonly cachedResults?: number;
}

/**
 * Builds an index from the records, which are read once and not kept. Throws if an id occurs twice, if a value belongs
 * to two groups, or if an id or a price is not an unsigned 32-bit integer.
 */
export function createFacetIndex<Name extends string>(
  records: Iterable<FacetRecord<Name>>,
  schema: FacetSchema<Name>,
  { cachedResults = 200 }: FacetIndexOptions = {},
): FacetIndex<Name> {
  return openFacetIndex(createFacetColumns(records, schema), { cachedResults });
}

/** The data of an index of the records; throws like `createFacetIndex`. */
export function createFacetColumns<Name extends string>(
  records: Iterable<FacetRecord<Name>>,
  schema: FacetSchema<Name>,
): FacetColumns<Name> {
  return { dimensions: schema.dimensions, catalogue: buildCatalogue(records, schema) };
}

/**
 * Opens an index over existing columns; only the workspace is allocated. Several indexes may share the columns: do not
 * modify them.
 */
export function openFacetIndex<Name extends string>(
  columns: FacetColumns<Name>,
  { cachedResults = 200 }: FacetIndexOptions = {},
): FacetIndex<Name> {
  const { catalogue, dimensions } = columns;
  const workspace = createWorkspace(catalogue.rows);
  const answerer = new Answerer(catalogue, workspace, dimensions);
  const cache = new ResultCache<FacetResult<Name>>(cachedResults);
  return {
    size: catalogue.rows.size,
    byteLength: catalogue.byteLength + workspace.byteLength,
    query(selection) {
      const key = cachedResults > 0 ? selectionKey(selection) : null;
      return key === null ? answerer.answer(selection) : cache.get(key, () => answerer.answer(selection));
    },
    priceRange: (selection) => answerer.priceRange(selection),
    prices: (selection) => answerer.prices(selection),
  };
}

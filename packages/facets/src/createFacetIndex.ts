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
  /** The memory of the index's arrays in bytes, working space included, cached results not. */
  readonly byteLength: number;
  /** Answers one selection with the total, one page of ids and every facet count. Results are shared: never change one. */
  query(selection: FacetSelection<Name>): FacetResult<Name>;
  /** The prices of the products that match the selection, its price filter left aside; null when none has a price. */
  priceRange(selection: FacetSelection<Name>): PriceRange | null;
  /** The lowest price of each product that matches the selection, its price filter left aside, in no order. */
  prices(selection: FacetSelection<Name>): readonly number[];
}

/**
 * What an index answers from: numbers, texts, typed arrays, and lists and maps of them, so that it can be written and read by
 * whatever takes those. It fits the version of the package that has made it.
 */
export interface FacetColumns<Name extends string = string> {
  readonly dimensions: readonly Name[];
  readonly catalogue: Catalogue;
}

/** How an index is kept. */
export interface FacetIndexOptions {
  /** How many of the latest results are kept for selections that come again; 0 = none, default 200. */
  readonly cachedResults?: number;
}

/**
 * Builds an index from the records, which are read once and not kept. Throws when an id occurs twice, when a value
 * belongs to two groups, or when an id or a price is no whole number of 32 bits.
 */
export function createFacetIndex<Name extends string>(
  records: Iterable<FacetRecord<Name>>,
  schema: FacetSchema<Name>,
  { cachedResults = 200 }: FacetIndexOptions = {},
): FacetIndex<Name> {
  return openFacetIndex(createFacetColumns(records, schema), { cachedResults });
}

/** What an index of the records answers from; fails as `createFacetIndex` does. */
export function createFacetColumns<Name extends string>(
  records: Iterable<FacetRecord<Name>>,
  schema: FacetSchema<Name>,
): FacetColumns<Name> {
  return { dimensions: schema.dimensions, catalogue: buildCatalogue(records, schema) };
}

/** An index over columns; nothing is built but working space. Several indexes may share them: never change them. */
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

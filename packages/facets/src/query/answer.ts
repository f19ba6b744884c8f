import type { Catalogue, Scope } from "../build/catalogue.ts";
import { noPrice } from "../build/readRecords.ts";
import type { FacetResult, MatchedVariants, PriceRange } from "../facetResult.ts";
import type { FacetSelection } from "../facetSelection.ts";
import { countMatches } from "./countMatches.ts";
import { addReadyCounts } from "./countCodes.ts";
import { findMatches, isUnfiltered, readQuestion, type Found, type Question } from "./findMatches.ts";
import { findPage, type PageRange } from "./findPage.ts";
import { findPageByPrice, movedIndexes } from "./findPageByPrice.ts";
import { matchedVariants } from "./matchedVariants.ts";
import type { Matches } from "./matches.ts";
import { listByFlags } from "./matchMarked.ts";
import { pricesOfRanges, pricesOfRows, pricesOfVariants, widest, withoutMissing } from "./pricesOf.ts";
import { readTickedCodes } from "./readFilters.ts";
import type { Workspace } from "./workspace.ts";
import { writeFacets, type Counted, type Facets } from "./writeFacets.ts";

const defaultPerPage = 24;
const noPlaces = new Uint32Array();

/** Answers queries about one catalogue. */
export class Answerer<Name extends string> {
  readonly #catalogue: Catalogue;
  readonly #workspace: Workspace;
  readonly #names: readonly Name[];
  readonly #readyFacets = new Map<Scope, Facets<Name>>();

  /** `names` are those of the dimensions, in schema order. */
  constructor(catalogue: Catalogue, workspace: Workspace, names: readonly Name[]) {
    this.#catalogue = catalogue;
    this.#workspace = workspace;
    this.#names = names;
  }

  /** The total, page and counts of one selection. */
  answer(selection: FacetSelection<Name>): FacetResult<Name> {
    const question = readQuestion(this.#catalogue, selection);
    const range = pageRangeOf(selection);
    const found = findMatches(this.#catalogue, this.#workspace, { question, pageEnd: range.end });
    const { matches } = found;
    // The page comes first, because counting may overwrite the list of rows.
    const page = this.#page(question, { matches, range, selection });
    const facets = isUnfiltered(question)
      ? this.#facetsOfScope(question.scope)
      : writeFacets(this.#count(question, matches, selection), this.#catalogue.rows, this.#names);
    const { rows } = this.#catalogue;
    const ids = page.map((row) => rows.ids[row] ?? 0);
    return { total: matches.total, ids, variants: this.#variantsOf(page, found), ...facets };
  }

  /** The price range of a selection's matches, ignoring its price filter. */
  priceRange(selection: FacetSelection): PriceRange | null {
    const question = readQuestion(this.#catalogue, { ...selection, price: null });
    const isWhole = question.filters.byCode.length === 0;
    const range = isWhole ? question.bounds : this.#pricesOfMatches(question);
    return range.min > range.max ? null : range;
  }

  /** The lowest price of each match of a selection, ignoring its price filter, in no particular order. */
  prices(selection: FacetSelection): readonly number[] {
    const question = readQuestion(this.#catalogue, { ...selection, price: null });
    const { rows } = this.#catalogue;
    if (isUnfiltered(question)) return pricesOfRanges(question.scope.ranges, rows);
    const { matches } = findMatches(this.#catalogue, this.#workspace, { question, pageEnd: 0 });
    return withoutMissing([
      ...Array.from(matches.plain ?? noPlaces, (row) => rows.prices[row] ?? noPrice),
      ...matches.mixedPrices,
    ]);
  }

  #pricesOfMatches(question: Question): PriceRange {
    const { rows } = this.#catalogue;
    const { matches, scan } = findMatches(this.#catalogue, this.#workspace, { question, pageEnd: 0 });
    const ofMixed = Array.from(matches.mixed, (row) => scan?.matching(row) ?? []).flat();
    return widest(pricesOfRows(matches.plain ?? new Uint32Array(), rows), pricesOfVariants(ofMixed, rows));
  }

  #variantsOf(page: readonly number[], { scan }: Found): (MatchedVariants | null)[] {
    const { rows } = this.#catalogue;
    return page.map((row) => (rows.variants.count === 0 ? null : matchedVariants(rows, row, scan)));
  }

  #page(
    { scope, subset }: Question,
    {
      matches,
      range,
      selection,
    }: { readonly matches: Matches; readonly range: PageRange; readonly selection: FacetSelection },
  ): number[] {
    const first = range.first;
    const end = Math.min(range.end, matches.total);
    if (first >= end) return [];
    const { rows, orders } = this.#catalogue;
    const { flags } = this.#workspace;
    const sort = selection.sort ?? "relevance";
    if (sort === "relevance" && subset !== null) return Array.from(matches.rows?.subarray(first, end) ?? []);
    const order = orders[sort === "relevance" ? "popular" : sort];
    const isByPrice = sort === "price_asc" || sort === "price_desc";
    const moved = isByPrice && matches.mixed.length > 0 ? movedIndexes(matches, rows.prices) : noPlaces;
    if (moved.length > 0) {
      const popularRanks = orders.popular.ranks;
      const byPrice = { order, isDescending: sort === "price_desc", prices: rows.prices, popularRanks };
      return findPageByPrice(byPrice, { matches, moved, range: { first, end } }, flags);
    }
    const listRows = (): Uint32Array =>
      listByFlags(this.#workspace, this.#workspace.rows, { scope, full: matches.full, wanted: true });
    return findPage(order, { matches, range: { first, end }, listRows }, flags);
  }

  #count({ scope, filters }: Question, matches: Matches, selection: FacetSelection): Counted {
    return {
      scope,
      counts: countMatches(this.#catalogue, this.#workspace, { scope, filters, matches }),
      categoryCounts: this.#workspace.categoryCounts,
      tickedCodes: readTickedCodes(selection, this.#catalogue.rows.codes),
      tickedCategoryIds: selection.categoryIds ?? [],
    };
  }

  /** The facets of a page without filters, computed on first use. */
  #facetsOfScope(scope: Scope): Facets<Name> {
    const ready = this.#readyFacets.get(scope);
    if (ready !== undefined) return ready;
    const { counts, categoryCounts } = this.#workspace;
    counts.fill(0);
    addReadyCounts(scope, counts);
    const noTicks = { tickedCodes: new Set<number>(), tickedCategoryIds: [] };
    const facets = writeFacets({ scope, counts, categoryCounts, ...noTicks }, this.#catalogue.rows, this.#names);
    if (scope.size > 0) this.#readyFacets.set(scope, facets);
    return facets;
  }
}

/** The positions of the requested page, possibly beyond the last match. */
function pageRangeOf({ page = 1, perPage = defaultPerPage }: FacetSelection): PageRange {
  const size = perPage === "all" ? Number.POSITIVE_INFINITY : Math.max(1, perPage);
  const skipped = Math.max(1, page) - 1;
  return { first: skipped === 0 ? 0 : skipped * size, end: (skipped + 1) * size };
}

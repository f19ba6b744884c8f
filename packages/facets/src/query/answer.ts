import type { Catalogue, Scope } from "../build/catalogue.ts";
import type { FacetResult, PriceRange } from "../facetResult.ts";
import type { FacetSelection } from "../facetSelection.ts";
import { countMatches } from "./countMatches.ts";
import { writeReadyCounts } from "./countCodes.ts";
import { findMatches, isUnfiltered, pricesOf, readQuestion, type Question } from "./findMatches.ts";
import { findPage, type PagePlaces } from "./findPage.ts";
import type { Matches } from "./matches.ts";
import { listByFlags } from "./matchMarked.ts";
import { readTickedCodes } from "./readFilters.ts";
import type { Workspace } from "./workspace.ts";
import { writeFacets, type Counted, type Facets } from "./writeFacets.ts";

const defaultPerPage = 24;

/** Answers the questions about one catalogue. */
export class Answerer {
  readonly #catalogue: Catalogue;
  readonly #workspace: Workspace;
  readonly #readyFacets = new Map<Scope, Facets>();

  constructor(catalogue: Catalogue, workspace: Workspace) {
    this.#catalogue = catalogue;
    this.#workspace = workspace;
  }

  /** One selection's total, page and counts. */
  answer(selection: FacetSelection): FacetResult {
    const question = readQuestion(this.#catalogue, selection);
    const places = placesOf(selection);
    const matches = findMatches(this.#catalogue, this.#workspace, { question, pageEnd: places.end });
    // The page comes first, for counting may overwrite the list of rows.
    const ids = this.#page(question, { matches, places, selection });
    const facets = isUnfiltered(question)
      ? this.#facetsOfScope(question.scope)
      : writeFacets(this.#count(question, matches, selection), this.#catalogue.rows);
    return { total: matches.total, ids, ...facets };
  }

  /** The prices of what a selection without its price filter matches. */
  priceRange(selection: FacetSelection): PriceRange | null {
    const question = readQuestion(this.#catalogue, { ...selection, price: null });
    const { prices } = this.#catalogue.rows;
    const isWhole = question.filters.byCode.length === 0;
    const found = (): Matches => findMatches(this.#catalogue, this.#workspace, { question, pageEnd: 0 });
    const range = isWhole ? question.bounds : pricesOf(found().rows ?? new Uint32Array(), prices);
    return range.min > range.max ? null : range;
  }

  #page(
    { scope, subset }: Question,
    { matches, places, selection }: { matches: Matches; places: PagePlaces; selection: FacetSelection },
  ): number[] {
    const first = places.first;
    const end = Math.min(places.end, matches.total);
    if (first >= end) return [];
    const { rows, orders } = this.#catalogue;
    const toId = (row: number): number => rows.ids[row] ?? 0;
    const sort = selection.sort ?? "relevance";
    if (sort === "relevance" && subset !== null) return Array.from(matches.rows?.subarray(first, end) ?? [], toId);
    const order = orders[sort === "relevance" ? "popular" : sort];
    const listRows = (): Uint32Array =>
      listByFlags(this.#workspace, this.#workspace.rows, { scope, full: matches.full, wanted: true });
    return findPage(order, { matches, places: { first, end }, listRows }, this.#workspace.flags).map(toId);
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

  /** The facets of a page without filters, written when first asked for. */
  #facetsOfScope(scope: Scope): Facets {
    const ready = this.#readyFacets.get(scope);
    if (ready !== undefined) return ready;
    const { counts, categoryCounts } = this.#workspace;
    counts.fill(0);
    writeReadyCounts(scope, counts);
    const none = { tickedCodes: new Set<number>(), tickedCategoryIds: [] };
    const facets = writeFacets({ scope, counts, categoryCounts, ...none }, this.#catalogue.rows);
    if (scope.size > 0) this.#readyFacets.set(scope, facets);
    return facets;
  }
}

/** The places of the asked page, which may lie beyond the last match. */
function placesOf({ page = 1, perPage = defaultPerPage }: FacetSelection): PagePlaces {
  const size = perPage === "all" ? Number.POSITIVE_INFINITY : Math.max(1, perPage);
  const skipped = Math.max(1, page) - 1;
  return { first: skipped === 0 ? 0 : skipped * size, end: (skipped + 1) * size };
}

import type { FacetRecord, FacetSelection } from "@torg/facets";
import MiniSearch, { type Query } from "minisearch";
import type { BenchCatalogue } from "../catalogue.ts";
import type { BenchEngine, LoadedEngine } from "../engine.ts";
import { ownDimensions, tokenFilters, type TokenFilter } from "../tokenFilters.ts";

type Compare = (a: FacetRecord, b: FacetRecord) => number;

const orders: Record<string, Compare> = {
  popular: (a, b) => b.popularity - a.popularity || a.id - b.id,
  price_asc: (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || a.id - b.id,
  price_desc: (a, b) => (b.price ?? -1) - (a.price ?? -1) || a.id - b.id,
  name: (a, b) => a.nameRank - b.nameRank || a.id - b.id,
  rating_desc: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id,
};

function load({ records, schema }: BenchCatalogue): LoadedEngine {
  const { filtersOf, tokensOf } = tokenFilters(schema);
  const engine = new MiniSearch<{ id: number; words: string }>({
    fields: ["words"],
    tokenize: (text) => text.split(" "),
    searchOptions: { prefix: false, fuzzy: false },
  });
  const byId = new Map<number, FacetRecord>();
  for (const record of records) {
    byId.set(record.id, record);
    engine.add({
      id: record.id,
      words: tokensOf(record)
        .map(({ token }) => token)
        .join(" "),
    });
  }
  const find = (filters: readonly TokenFilter[]): FacetRecord[] => {
    const words = filters.flatMap((filter): Query[] =>
      "tokens" in filter ? [{ combineWith: "OR", queries: filter.tokens.map(String) }] : [],
    );
    const ids = filters.flatMap((filter) => ("ids" in filter ? [new Set(filter.ids)] : []));
    const ranges = filters.flatMap((filter) => ("min" in filter ? [filter] : []));
    const query: Query = words.length === 0 ? MiniSearch.wildcard : { combineWith: "AND", queries: words };
    const found: FacetRecord[] = [];
    for (const { id } of engine.search(query)) {
      const record = byId.get(Number(id));
      if (record === undefined || ids.some((set) => !set.has(record.id))) continue;
      if (ranges.every(({ min, max }) => record.price !== null && record.price >= min && record.price <= max))
        found.push(record);
    }
    return found;
  };
  const count = (found: readonly FacetRecord[], wanted: (dimension: string) => boolean): number => {
    const counts = new Map<string, number>();
    for (const record of found) {
      for (const { dimension, token } of tokensOf(record))
        if (wanted(dimension)) counts.set(token, (counts.get(token) ?? 0) + 1);
    }
    return [...counts.values()].reduce((sum, value) => sum + value, 0);
  };
  return {
    query(selection: FacetSelection) {
      const filters = filtersOf(selection);
      const own = ownDimensions(filters);
      const matches = find(filters);
      let countSum = count(matches, (dimension) => dimension !== "category" && !own.includes(dimension));
      for (const left of own) {
        countSum += count(
          find(filters.filter(({ dimension }) => dimension !== left)),
          (dimension) => dimension === left,
        );
      }
      const { page = 1, sort = "popular" } = selection;
      const ordered = matches.sort(orders[sort]).slice((page - 1) * 24, page * 24);
      return { total: matches.length, ids: ordered.map(({ id }) => id), countSum };
    },
  };
}

/** MiniSearch for matching; facets are counted by hand. */
export const miniSearch: BenchEngine = { name: "minisearch", largest: 100_000, load };

import type { FacetSelection } from "@torg/facets";
import { create, insertMultiple, search } from "@orama/orama";
import type { BenchCatalogue } from "../catalogue.ts";
import type { BenchEngine, LoadedEngine } from "../engine.ts";
import { ownDimensions, tokenFilters, type TokenFilter } from "../tokenFilters.ts";

const schema = {
  number: "number",
  price: "number",
  popularity: "number",
  nameRank: "number",
  rating: "number",
  tokens: "enum[]",
} as const;

interface Conditions {
  readonly and?: Conditions[];
  readonly or?: Conditions[];
  readonly number?: { eq: number };
  readonly price?: { between: [number, number] };
  readonly tokens?: { containsAny: string[] };
}

const sortBy = {
  popular: { property: "popularity", order: "DESC" },
  relevance: { property: "popularity", order: "DESC" },
  price_asc: { property: "price", order: "ASC" },
  price_desc: { property: "price", order: "DESC" },
  name: { property: "nameRank", order: "ASC" },
  rating_desc: { property: "rating", order: "DESC" },
} as const;

async function load({ records, schema: facetSchema }: BenchCatalogue): Promise<LoadedEngine> {
  const { filtersOf, tokensOf } = tokenFilters(facetSchema);
  const database = create({ schema });
  const dimensionOf = new Map<string, string>();
  const documents = [];
  for (const record of records) {
    const tokens = tokensOf(record);
    for (const { token, dimension } of tokens) dimensionOf.set(token, dimension);
    const { popularity, nameRank } = record;
    const words = tokens.map(({ token }) => token);
    documents.push({
      number: record.id,
      price: record.price ?? -1,
      popularity,
      nameRank,
      rating: record.rating ?? 0,
      tokens: words,
    });
  }
  await insertMultiple(database, documents, 5000);
  const conditionOf = (filter: TokenFilter): Conditions => {
    if ("tokens" in filter) return { tokens: { containsAny: [...filter.tokens] } };
    // Orama has no condition for a set of numbers, so a subset is one condition per number.
    if ("ids" in filter) return { or: filter.ids.map((id) => ({ number: { eq: id } })) };
    return { price: { between: [filter.min, Math.min(filter.max, Number.MAX_SAFE_INTEGER)] } };
  };
  const run = async (filters: readonly TokenFilter[], selection: FacetSelection) => {
    const { page = 1, sort = "popular" } = selection;
    const conditions = filters.map(conditionOf);
    return search(database, {
      term: "",
      ...(conditions.length === 0 ? {} : { where: { and: conditions } }),
      facets: { tokens: { limit: 100_000 } },
      limit: 24,
      offset: (page - 1) * 24,
      sortBy: sortBy[sort],
    });
  };
  const sum = (values: Readonly<Record<string, number>> = {}, wanted: (dimension: string) => boolean): number =>
    Object.entries(values).reduce((all, [token, count]) => all + (wanted(dimensionOf.get(token) ?? "") ? count : 0), 0);
  return {
    async query(selection) {
      const filters = filtersOf(selection);
      const own = ownDimensions(filters);
      const found = await run(filters, selection);
      let countSum = sum(
        found.facets?.["tokens"]?.values,
        (dimension) => dimension !== "category" && !own.includes(dimension),
      );
      for (const left of own) {
        const others = await run(
          filters.filter(({ dimension }) => dimension !== left),
          selection,
        );
        countSum += sum(others.facets?.["tokens"]?.values, (dimension) => dimension === left);
      }
      return { total: found.count, ids: found.hits.map(({ document }) => document.number), countSum };
    },
  };
}

/** Orama with its built-in facet counts; rows that ignore their own group need one search per group. */
export const orama: BenchEngine = { name: "orama", largest: 100_000, load };

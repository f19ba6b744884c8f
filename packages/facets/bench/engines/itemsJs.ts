import itemsjs from "itemsjs";
import type { BenchCatalogue } from "../catalogue.ts";
import type { BenchEngine, LoadedEngine } from "../engine.ts";
import { tokenFilters } from "../tokenFilters.ts";

interface Item {
  readonly [dimension: string]: number | readonly string[];
}

const priced = (item: Item, key: string): number => (typeof item[key] === "number" ? item[key] : Number.NaN);

function load({ records, schema }: BenchCatalogue): LoadedEngine {
  const { filtersOf, tokensOf } = tokenFilters(schema);
  const items: Item[] = [];
  for (const record of records) {
    const lists: Record<string, string[]> = {};
    for (const { dimension, token } of tokensOf(record)) (lists[dimension] ??= []).push(token);
    const { popularity, nameRank } = record;
    items.push({
      number: record.id,
      price: record.price ?? -1,
      popularity,
      nameRank,
      rating: record.rating ?? 0,
      ...lists,
    });
  }
  const dimensions = ["category", "brand", "color", ...schema.groups.map(({ id }) => `g${id}`)];
  const by = (field: string, order: string) => ({ field: [field, "popularity"], order: [order, "desc"] });
  const engine = itemsjs(items, {
    searchableFields: [],
    sortings: {
      popular: by("popularity", "desc"),
      price_asc: by("price", "asc"),
      price_desc: by("price", "desc"),
      name: by("nameRank", "asc"),
      rating_desc: by("rating", "desc"),
    },
    aggregations: Object.fromEntries(dimensions.map((name) => [name, { conjunction: false, size: 1000 }])),
  });
  return {
    query(selection) {
      const filters = filtersOf(selection);
      const chosen: Record<string, readonly string[]> = {};
      let allows = (_: Item): boolean => true;
      for (const filter of filters) {
        const others = allows;
        if ("tokens" in filter) chosen[filter.dimension === "page" ? "category" : filter.dimension] = filter.tokens;
        else if ("ids" in filter) {
          const ids = new Set(filter.ids);
          allows = (item) => others(item) && ids.has(priced(item, "number"));
        } else
          allows = (item) => others(item) && priced(item, "price") >= filter.min && priced(item, "price") <= filter.max;
      }
      const { page = 1, sort = "popular" } = selection;
      const { data, pagination } = engine.search({ per_page: 24, page, sort, filters: chosen, filter: allows });
      let countSum = 0;
      for (const [name, { buckets }] of Object.entries(data.aggregations)) {
        if (name !== "category") for (const bucket of buckets) countSum += bucket.doc_count;
      }
      return { total: pagination.total, ids: data.items.map((item) => priced(item, "number")), countSum };
    },
  };
}

/** itemsjs, with its built-in facet counts. */
export const itemsJs: BenchEngine = { name: "itemsjs", largest: 100_000, load };

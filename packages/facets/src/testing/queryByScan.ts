import type { FacetRecord, FacetSchema } from "../facetRecord.ts";
import type { FacetCount, FacetResult, GroupCounts, MatchedVariants, PriceRange } from "../facetResult.ts";
import type { FacetSelection } from "../facetSelection.ts";

/** One item for sale: a variant with everything from its product, or a product without variants. */
interface Item {
  readonly product: FacetRecord;
  readonly variantId: number | null;
  readonly price: number | null;
  readonly idsOf: (dimension: string) => readonly number[];
  readonly valueIds: readonly number[];
}

function itemsOf(product: FacetRecord): Item[] {
  const { variants = [], price, valueIds } = product;
  const own = (dimension: string): readonly number[] => product.dimensions?.[dimension] ?? [];
  if (variants.length === 0) return [{ product, variantId: null, price, idsOf: own, valueIds }];
  return variants.map((variant) => ({
    product,
    variantId: variant.id,
    price: variant.price,
    idsOf: (dimension) => [...own(dimension), ...(variant.dimensions?.[dimension] ?? [])],
    valueIds: [...valueIds, ...variant.valueIds],
  }));
}

/** One active filter: its facet and the items that it accepts. */
interface Filter {
  readonly facet: string;
  readonly keeps: (item: Item) => boolean;
}

type Group = FacetSchema["groups"][number];

/** The value ids of a group in row order. */
function listedValues(group: Group): readonly number[] {
  if (group.kind === "choice") return group.valueIds;
  return [...group.values].sort((a, b) => a.number - b.number || a.id - b.id).map((value) => value.id);
}

/** The value ids that pass, for each group in the selection. */
function passingValues(schema: FacetSchema, selection: FacetSelection): Map<number, Set<number>> {
  const passing = new Map<number, Set<number>>();
  for (const part of selection.groups ?? []) {
    const group = schema.groups.find((candidate) => candidate.id === part.groupId);
    const values = passing.get(part.groupId) ?? new Set<number>();
    if ("valueIds" in part) {
      if (part.valueIds.length === 0) continue;
      const known = group === undefined ? [] : listedValues(group);
      for (const id of part.valueIds) if (known.includes(id)) values.add(id);
    } else if (group?.kind === "interval") {
      for (const value of group.values) {
        if (value.number >= part.min && value.number <= part.max) values.add(value.id);
      }
    }
    passing.set(part.groupId, values);
  }
  return passing;
}

/** The explicitly ticked values. */
function tickedValues(selection: FacetSelection): Set<number> {
  return new Set((selection.groups ?? []).flatMap((part) => ("valueIds" in part ? part.valueIds : [])));
}

/** The lowest and highest price among the items; null if none has a price. */
function rangeOf(items: readonly Item[]): PriceRange | null {
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]));
  if (prices.length === 0) return null;
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

function priceFilter(listing: readonly Item[], selection: FacetSelection): Filter[] {
  const min = selection.price?.min ?? Number.NEGATIVE_INFINITY;
  const max = selection.price?.max ?? Number.POSITIVE_INFINITY;
  const range = rangeOf(listing);
  if (range === null || (min <= range.min && max >= range.max)) return [];
  return [{ facet: "price", keeps: ({ price }) => price !== null && price >= min && price <= max }];
}

function activeFilters(schema: FacetSchema, selection: FacetSelection): Filter[] {
  const { dimensions = {}, categoryIds = [] } = selection;
  const filters: Filter[] = [];
  for (const name of schema.dimensions) {
    const chosen = dimensions[name] ?? [];
    if (chosen.length === 0) continue;
    filters.push({ facet: `dimension ${name}`, keeps: (item) => chosen.some((id) => item.idsOf(name).includes(id)) });
  }
  if (categoryIds.length > 0) {
    filters.push({
      facet: "category",
      keeps: ({ product }) => categoryIds.some((id) => product.categoryIds.includes(id)),
    });
  }
  for (const [groupId, values] of passingValues(schema, selection)) {
    filters.push({ facet: `group ${groupId}`, keeps: (item) => item.valueIds.some((id) => values.has(id)) });
  }
  return filters;
}

/** The items of the listing before its filters, in order of relevance if there is one. */
function listingOf(records: readonly FacetRecord[], selection: FacetSelection): Item[] {
  const { categoryId = null, ids = null, variantIds } = selection;
  const inCategory = records.filter((record) => categoryId === null || record.categoryIds.includes(categoryId));
  if (ids === null) return inCategory.flatMap(itemsOf);
  const listed = [...new Set(ids)].flatMap((id) => inCategory.filter((record) => record.id === id));
  return listed.flatMap(itemsOf).filter(({ product, variantId }) => {
    const wanted = variantIds?.get(product.id);
    return variantId === null || wanted === undefined || wanted.includes(variantId);
  });
}

/** The products of the items, each once with its items. */
function productsOf(items: readonly Item[]): Map<FacetRecord, Item[]> {
  const products = new Map<FacetRecord, Item[]>();
  for (const item of items) products.set(item.product, [...(products.get(item.product) ?? []), item]);
  return products;
}

function byPopularity(a: FacetRecord, b: FacetRecord): number {
  return b.popularity - a.popularity || a.id - b.id;
}

/** Compares two keys, null last. */
function nullLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}

function sorted(matches: ReadonlyMap<FacetRecord, readonly Item[]>, selection: FacetSelection): FacetRecord[] {
  const hasIds = (selection.ids ?? null) !== null;
  const sort = selection.sort ?? "relevance";
  const products = [...matches.keys()];
  const lowest = (product: FacetRecord): number | null => rangeOf(matches.get(product) ?? [])?.min ?? null;
  if (sort === "relevance") return hasIds ? products : products.sort(byPopularity);
  return products.sort((a, b) => {
    if (sort === "price_asc") return nullLast(lowest(a), lowest(b), 1) || byPopularity(a, b);
    if (sort === "price_desc") return nullLast(lowest(a), lowest(b), -1) || byPopularity(a, b);
    if (sort === "name") return a.nameRank - b.nameRank || byPopularity(a, b);
    if (sort === "rating_desc") return nullLast(a.rating, b.rating, -1) || byPopularity(a, b);
    return byPopularity(a, b);
  });
}

function pageOf(ordered: readonly FacetRecord[], selection: FacetSelection): FacetRecord[] {
  const { perPage = 24 } = selection;
  const page = Math.max(1, selection.page ?? 1);
  const size = perPage === "all" ? ordered.length : Math.max(1, perPage);
  return ordered.slice((page - 1) * size, page * size);
}

/** The variants of a product among its matching items. */
function variantsOf(product: FacetRecord, items: readonly Item[]): MatchedVariants | null {
  const all = itemsOf(product);
  const found = items.flatMap(({ variantId }) => variantId ?? []);
  if (found.length === 0) return null;
  const price = (id: number): number | null => all.find(({ variantId }) => variantId === id)?.price ?? null;
  return {
    ids: found.sort((one, other) => nullLast(price(one), price(other), 1)),
    isAll: found.length === all.length,
    prices: rangeOf(items),
  };
}

function countRows(
  candidates: readonly number[],
  chosen: ReadonlySet<number>,
  products: readonly (readonly number[])[],
): FacetCount[] {
  return candidates
    .map((id) => ({ id, count: products.filter((values) => values.includes(id)).length }))
    .filter((row) => row.count > 0 || chosen.has(row.id));
}

function ascending(ids: Iterable<number>): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** The lowest and highest price of the matches, ignoring the price filter. */
export function priceRangeByScan(
  { records, schema }: { readonly records: readonly FacetRecord[]; readonly schema: FacetSchema },
  selection: FacetSelection,
): PriceRange | null {
  const filters = activeFilters(schema, selection);
  return rangeOf(listingOf(records, selection).filter((item) => filters.every((filter) => filter.keeps(item))));
}

/**
 * Answers a selection by checking every variant of every record for every count, and counting the remaining products:
 * slow, short and obviously correct.
 */
export function queryByScan(
  { records, schema }: { readonly records: readonly FacetRecord[]; readonly schema: FacetSchema },
  selection: FacetSelection,
): FacetResult {
  const listing = listingOf(records, selection);
  const filters = [...activeFilters(schema, selection), ...priceFilter(listing, selection)];
  const matchesBut = (facet: string): Map<FacetRecord, Item[]> =>
    productsOf(listing.filter((item) => filters.every((filter) => filter.facet === facet || filter.keeps(item))));
  const valuesBut = (facet: string, valuesOf: (item: Item) => readonly number[]): number[][] =>
    [...matchesBut(facet).values()].map((items) => items.flatMap(valuesOf));
  const matches = matchesBut("");
  const page = pageOf(sorted(matches, selection), selection);
  const ticked = tickedValues(selection);

  const groups = schema.groups.flatMap((group): GroupCounts[] => {
    const products = valuesBut(`group ${group.id}`, (item) => item.valueIds);
    const rows = countRows(listedValues(group), ticked, products);
    return rows.some((row) => row.count > 0) ? [{ groupId: group.id, rows }] : [];
  });
  const everything = records.flatMap(itemsOf);
  const facet = (name: string, valuesOf: (item: Item) => readonly number[], picked: readonly number[]) =>
    countRows(ascending(everything.flatMap(valuesOf)), new Set(picked), valuesBut(name, valuesOf));

  return {
    total: matches.size,
    ids: page.map((record) => record.id),
    variants: page.map((record) => variantsOf(record, matches.get(record) ?? [])),
    groups,
    dimensions: Object.fromEntries(
      schema.dimensions.map((name) => {
        const rows = facet(`dimension ${name}`, (item) => item.idsOf(name), selection.dimensions?.[name] ?? []);
        return [name, rows];
      }),
    ),
    categories: facet("category", ({ product }) => product.categoryIds, selection.categoryIds ?? []),
  };
}

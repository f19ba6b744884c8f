import type { FacetRecord, FacetSchema } from "../facetRecord.ts";
import type { FacetCount, FacetResult, GroupCounts, PriceRange } from "../facetResult.ts";
import type { FacetSelection } from "../facetSelection.ts";

/** One active filter: which facet it belongs to and which products it lets through. */
interface Filter {
  readonly facet: string;
  readonly keeps: (record: FacetRecord) => boolean;
}

type Group = FacetSchema["groups"][number];

/** The value ids of a group in the order in which its rows are listed. */
function listedValues(group: Group): readonly number[] {
  if (group.kind === "choice") return group.valueIds;
  return [...group.values].sort((a, b) => a.number - b.number || a.id - b.id).map((value) => value.id);
}

/** The value ids that pass in each group that the selection names. */
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

/** The values that are ticked one by one. */
function tickedValues(selection: FacetSelection): Set<number> {
  return new Set((selection.groups ?? []).flatMap((part) => ("valueIds" in part ? part.valueIds : [])));
}

/** The lowest and highest price among the records, or null when none has a price. */
function rangeOf(records: readonly FacetRecord[]): PriceRange | null {
  const prices = records.flatMap((record) => (record.price === null ? [] : [record.price]));
  if (prices.length === 0) return null;
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

function priceFilter(listing: readonly FacetRecord[], selection: FacetSelection): Filter[] {
  const min = selection.price?.min ?? Number.NEGATIVE_INFINITY;
  const max = selection.price?.max ?? Number.POSITIVE_INFINITY;
  const range = rangeOf(listing);
  if (range === null || (min <= range.min && max >= range.max)) return [];
  return [{ facet: "price", keeps: ({ price }) => price !== null && price >= min && price <= max }];
}

function activeFilters(schema: FacetSchema, selection: FacetSelection): Filter[] {
  const { brandIds = [], categoryIds = [], colorIds = [] } = selection;
  const filters: Filter[] = [];
  if (brandIds.length > 0) {
    filters.push({ facet: "brand", keeps: (record) => record.brandId !== null && brandIds.includes(record.brandId) });
  }
  if (categoryIds.length > 0) {
    filters.push({ facet: "category", keeps: (record) => categoryIds.some((id) => record.categoryIds.includes(id)) });
  }
  if (colorIds.length > 0) {
    filters.push({ facet: "color", keeps: (record) => colorIds.some((id) => record.colorIds.includes(id)) });
  }
  for (const [groupId, values] of passingValues(schema, selection)) {
    filters.push({ facet: `group ${groupId}`, keeps: (record) => record.valueIds.some((id) => values.has(id)) });
  }
  return filters;
}

/** The products of the listing before its filters, in order of relevance when there is one. */
function listingOf(records: readonly FacetRecord[], selection: FacetSelection): FacetRecord[] {
  const { categoryId = null, ids = null } = selection;
  const inCategory = records.filter((record) => categoryId === null || record.categoryIds.includes(categoryId));
  if (ids === null) return inCategory;
  return [...new Set(ids)].flatMap((id) => inCategory.filter((record) => record.id === id));
}

function byPopularity(a: FacetRecord, b: FacetRecord): number {
  return b.popularity - a.popularity || a.id - b.id;
}

/** Compares two keys of which null comes last. */
function nullLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}

function sorted(matches: readonly FacetRecord[], selection: FacetSelection): FacetRecord[] {
  const hasIds = (selection.ids ?? null) !== null;
  const sort = selection.sort ?? "relevance";
  if (sort === "relevance") return hasIds ? [...matches] : [...matches].sort(byPopularity);
  return [...matches].sort((a, b) => {
    if (sort === "price_asc") return nullLast(a.price, b.price, 1) || byPopularity(a, b);
    if (sort === "price_desc") return nullLast(a.price, b.price, -1) || byPopularity(a, b);
    if (sort === "name") return a.nameRank - b.nameRank || byPopularity(a, b);
    if (sort === "rating_desc") return nullLast(a.rating, b.rating, -1) || byPopularity(a, b);
    return byPopularity(a, b);
  });
}

function pageOf(ordered: readonly FacetRecord[], selection: FacetSelection): number[] {
  const { perPage = 24 } = selection;
  const page = Math.max(1, selection.page ?? 1);
  const size = perPage === "all" ? ordered.length : Math.max(1, perPage);
  return ordered.slice((page - 1) * size, page * size).map((record) => record.id);
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

/** The lowest and highest price of the matching products, the price filter left aside. */
export function priceRangeByScan(
  { records, schema }: { readonly records: readonly FacetRecord[]; readonly schema: FacetSchema },
  selection: FacetSelection,
): PriceRange | null {
  const filters = activeFilters(schema, selection);
  return rangeOf(listingOf(records, selection).filter((record) => filters.every((filter) => filter.keeps(record))));
}

/** Answers a selection by looking at every record for every count: slow, short and easy to believe. */
export function queryByScan(
  { records, schema }: { readonly records: readonly FacetRecord[]; readonly schema: FacetSchema },
  selection: FacetSelection,
): FacetResult {
  const listing = listingOf(records, selection);
  const filters = [...activeFilters(schema, selection), ...priceFilter(listing, selection)];
  const matchesBut = (facet: string): FacetRecord[] =>
    listing.filter((record) => filters.every((filter) => filter.facet === facet || filter.keeps(record)));
  const matches = matchesBut("");
  const ticked = tickedValues(selection);

  const groups = schema.groups.flatMap((group): GroupCounts[] => {
    const products = matchesBut(`group ${group.id}`).map((record) => record.valueIds);
    const rows = countRows(listedValues(group), ticked, products);
    return rows.some((row) => row.count > 0) ? [{ groupId: group.id, rows }] : [];
  });
  const facet = (name: string, valuesOf: (record: FacetRecord) => readonly number[], picked: readonly number[]) =>
    countRows(ascending(records.flatMap(valuesOf)), new Set(picked), matchesBut(name).map(valuesOf));

  return {
    total: matches.length,
    ids: pageOf(sorted(matches, selection), selection),
    groups,
    brands: facet("brand", ({ brandId }) => (brandId === null ? [] : [brandId]), selection.brandIds ?? []),
    colors: facet("color", (record) => record.colorIds, selection.colorIds ?? []),
    categories: facet("category", (record) => record.categoryIds, selection.categoryIds ?? []),
  };
}

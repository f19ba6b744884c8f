import type { Codes, Dimension } from "../build/codeBook.ts";
import type { ChosenInterval, FacetSelection } from "../facetSelection.ts";
import type { PriceRange } from "../facetResult.ts";

/** An active filter by codes: a row passes if it has one of them. */
export interface CodeFilter {
  /** Null for a group that the schema does not have; nothing passes it and nothing is counted for it. */
  readonly dimension: Dimension | null;
  readonly codes: ReadonlySet<number>;
}

/** The active filters of a selection. */
export interface Filters {
  readonly byCode: readonly CodeFilter[];
  /** Both ends included. */
  readonly price: PriceRange | null;
}

function addKnown(codes: Set<number>, ids: readonly number[], codeOf: ReadonlyMap<number, number>): void {
  for (const id of ids) {
    const code = codeOf.get(id);
    if (code !== undefined) codes.add(code);
  }
}

function knownCodes(ids: readonly number[], codeOf: ReadonlyMap<number, number>): Set<number> {
  const codes = new Set<number>();
  addKnown(codes, ids, codeOf);
  return codes;
}

/** The sets that contain one of the categories. */
function codesOfCategories(ids: readonly number[], codes: Codes): Set<number> {
  const chosenIds = new Set(ids);
  const setCodes = new Set<number>();
  for (const [set, categories] of codes.categoriesOf.entries()) {
    const isChosen = categories.some((category) => chosenIds.has(codes.categoryIds[category] ?? -1));
    if (isChosen) setCodes.add(codes.sets.start + set);
  }
  return setCodes;
}

function codesInInterval({ min, max }: ChosenInterval, dimension: Dimension, numberOf: Float64Array): Set<number> {
  const found = new Set<number>();
  for (let code = dimension.start; code < dimension.end; code += 1) {
    const number = numberOf[code] ?? Number.NaN;
    if (number >= min && number <= max) found.add(code);
  }
  return found;
}

function readGroups(selection: FacetSelection, codes: Codes): CodeFilter[] {
  const filters = new Map<number, { dimension: Dimension | null; codes: Set<number> }>();
  for (const part of selection.groups ?? []) {
    if ("valueIds" in part && part.valueIds.length === 0) continue;
    const dimension = codes.groups.find((group) => group.id === part.groupId) ?? null;
    const filter = filters.get(part.groupId) ?? { dimension, codes: new Set() };
    filters.set(part.groupId, filter);
    if (dimension === null) continue;
    const chosen =
      "valueIds" in part
        ? knownCodes(part.valueIds, codes.codeOfValue)
        : codesInInterval(part, dimension, codes.numberOf);
    for (const code of chosen) if (code >= dimension.start && code < dimension.end) filter.codes.add(code);
  }
  return [...filters.values()];
}

/** The active code filters of a selection; an empty list of ids activates none. */
export function readCodeFilters(selection: FacetSelection, codes: Codes): CodeFilter[] {
  const { dimensions = {}, categoryIds = [] } = selection;
  const filters = readGroups(selection, codes);
  for (const dimension of codes.named) {
    const ids = dimensions[dimension.name] ?? [];
    if (ids.length > 0) filters.push({ dimension, codes: knownCodes(ids, dimension.codeOf) });
  }
  if (categoryIds.length > 0) filters.push({ dimension: codes.sets, codes: codesOfCategories(categoryIds, codes) });
  return filters;
}

/** The price filter; null if it includes every price of the listing, whose range is `bounds`. */
export function readPriceFilter(selection: FacetSelection, bounds: PriceRange): PriceRange | null {
  const min = selection.price?.min ?? Number.NEGATIVE_INFINITY;
  const max = selection.price?.max ?? Number.POSITIVE_INFINITY;
  if (bounds.min > bounds.max || (min <= bounds.min && max >= bounds.max)) return null;
  return { min, max };
}

/** Writes for each code the position + 1 of the filter that accepts it. */
export function writeFilterOfCode({ byCode }: Filters, filterOfCode: Uint16Array): void {
  filterOfCode.fill(0);
  for (const [position, filter] of byCode.entries()) {
    for (const code of filter.codes) filterOfCode[code] = position + 1;
  }
}

/** The codes of the explicitly ticked values, whose rows stay even with count 0. */
export function readTickedCodes(selection: FacetSelection, codes: Codes): Set<number> {
  const { dimensions = {}, groups = [] } = selection;
  const values = groups.flatMap((part) => ("valueIds" in part ? part.valueIds : []));
  const ticked = knownCodes(values, codes.codeOfValue);
  for (const { name, codeOf } of codes.named) addKnown(ticked, dimensions[name] ?? [], codeOf);
  return ticked;
}

import type { Rows, Scope } from "../build/catalogue.ts";
import { byName } from "../byName.ts";
import type { Codes, Dimension } from "../build/codeBook.ts";
import type { FacetCount, FacetResult, GroupCounts } from "../facetResult.ts";
import { lowerBound } from "./lowerBound.ts";

/** The counts of a result. */
export type Facets<Name extends string = string> = Pick<FacetResult<Name>, "groups" | "dimensions" | "categories">;

/** The input for writing the facets' rows. `categoryCounts` is scratch space. */
export interface Counted {
  readonly scope: Scope;
  readonly counts: Uint32Array;
  readonly categoryCounts: Uint32Array;
  readonly tickedCodes: ReadonlySet<number>;
  readonly tickedCategoryIds: readonly number[];
}

/** The codes of a dimension that have a row: those with a count and those that are ticked. */
function shownCodes({ start, end }: Dimension, { scope, counts, tickedCodes }: Counted): number[] {
  const shown: number[] = [];
  for (let index = lowerBound(scope.codes, start); index < scope.codes.length; index += 1) {
    const code = scope.codes[index] ?? 0;
    if (code >= end) break;
    if ((counts[code] ?? 0) > 0) shown.push(code);
  }
  const counted = shown.length;
  for (const code of tickedCodes) if (code >= start && code < end && counts[code] === 0) shown.push(code);
  return shown.length === counted ? shown : shown.sort((a, b) => a - b);
}

function writeRows(dimension: Dimension, counted: Counted, { idOf }: Codes): FacetCount[] {
  return shownCodes(dimension, counted).map((code) => ({ id: idOf[code] ?? 0, count: counted.counts[code] ?? 0 }));
}

function writeGroups(counted: Counted, codes: Codes): GroupCounts[] {
  const groups: GroupCounts[] = [];
  for (const group of codes.groups) {
    const rows = writeRows(group, counted, codes);
    if (rows.some((row) => row.count > 0)) groups.push({ groupId: group.id, rows });
  }
  return groups;
}

/** Adds the count of each set to all its categories. */
function writeCategories({ scope, counts, categoryCounts, tickedCategoryIds }: Counted, codes: Codes): FacetCount[] {
  categoryCounts.fill(0);
  const { start } = codes.sets;
  for (let index = lowerBound(scope.codes, start); index < scope.codes.length; index += 1) {
    const code = scope.codes[index] ?? 0;
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    for (const category of codes.categoriesOf[code - start] ?? []) {
      categoryCounts[category] = (categoryCounts[category] ?? 0) + count;
    }
  }
  const rows: FacetCount[] = [];
  for (const [category, id] of codes.categoryIds.entries()) {
    const count = categoryCounts[category] ?? 0;
    if (count > 0 || tickedCategoryIds.includes(id)) rows.push({ id, count });
  }
  return rows;
}

/** Writes the rows of every facet from the counts of codes. */
export function writeFacets<Name extends string>(
  counted: Counted,
  { codes }: Rows,
  names: readonly Name[],
): Facets<Name> {
  const empty = { start: 0, end: 0, bit: 0 };
  return {
    groups: writeGroups(counted, codes),
    dimensions: byName(names, (index) => writeRows(codes.named[index] ?? empty, counted, codes)),
    categories: writeCategories(counted, codes),
  };
}

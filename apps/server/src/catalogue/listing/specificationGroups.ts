import type { SpecificationGroup } from "@torg/catalog/contract";
import { isInterval, type SpecificationChoice } from "@torg/catalog/domain";
import type { FacetResult, GroupCounts } from "@torg/facets";
import type { Catalogue } from "../data/Catalogue.ts";

/** In a wide listing a group must say something about this share of its products. */
const coverage = 0.05;
const wideListing = 60;
const mostGroups = 24;

/** The specification groups of a listing with fresh counts and what is chosen in each. */
export function specificationGroups(
  catalogue: Catalogue,
  result: FacetResult,
  choices: readonly SpecificationChoice[],
): readonly SpecificationGroup[] {
  const chosen = new Map(choices.map((choice) => [Number(choice.groupId), choice]));
  const wanted = worthShowing(result, chosen);
  return result.groups.flatMap((counts) => {
    const choice = chosen.get(counts.groupId) ?? null;
    const group = wanted.has(counts.groupId) ? toGroup(catalogue, counts, choice) : null;
    return group === null ? [] : [group];
  });
}

/** A mixed listing has hundreds of groups that concern a handful of products each; the widest are kept. */
function worthShowing(result: FacetResult, chosen: ReadonlyMap<number, unknown>): ReadonlySet<number> {
  if (result.total < wideListing) return new Set(result.groups.map((group) => group.groupId));
  const covered = result.groups
    .map(({ groupId, rows }) => ({ groupId, count: rows.reduce((sum, row) => sum + row.count, 0) }))
    .filter(({ groupId, count }) => chosen.has(groupId) || count >= result.total * coverage)
    .sort((a, b) => Number(chosen.has(b.groupId)) - Number(chosen.has(a.groupId)) || b.count - a.count)
    .slice(0, mostGroups);
  return new Set(covered.map(({ groupId }) => groupId));
}

function toGroup(
  catalogue: Catalogue,
  { groupId, rows: counts }: GroupCounts,
  choice: SpecificationChoice | null,
): SpecificationGroup | null {
  const group = catalogue.groups.get(groupId);
  if (group === undefined || (!group.shown && choice === null)) return null;
  const rows = counts.flatMap(({ id, count }) => {
    const value = catalogue.values.get(id);
    if (value === undefined) return [];
    return [
      {
        products_to_property_id: id,
        products_to_property_value: value.text,
        product_count: count,
        product_property_show_in_filter: value.shown,
      },
    ];
  });
  if (rows.length === 0) return null;
  const { title, unit, description, type } = group;
  const common = { groupId, title, unit, description, type, rows, selected_values: selectedValues(choice) };
  if (type !== "interval") return common;
  const numbers = rows.map((row) => Number(row.products_to_property_value.replace(",", "."))).filter(Number.isFinite);
  return { ...common, min: Math.floor(Math.min(...numbers)), max: Math.ceil(Math.max(...numbers)) };
}

function selectedValues(choice: SpecificationChoice | null): number[] {
  if (choice === null) return [];
  return isInterval(choice) ? [choice.min, choice.max] : choice.values.map(Number).filter(Number.isInteger);
}

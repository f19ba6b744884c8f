import type { SpecificationGroup } from "@torg/catalog/contract";
import { isInterval, type SpecificationChoice } from "@torg/catalog/domain/listing";
import type { FacetCount, FacetResult, GroupCounts } from "@torg/facets";
import type { Catalogue } from "../data/Catalogue.ts";

/** In a wide listing a group must say something about this share of its products. */
const coverage = 0.05;
const wideListing = 60;
const mostGroups = 12;
/** Values of a group that a listing offers: enough to choose from, few enough to send with every page. */
const mostRows = 30;

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
  const rows = worthOffering(counts, group.type, choice).flatMap(({ id, count }) => {
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

/** The most common values and the chosen ones in their order; of a long interval its two ends. */
function worthOffering(
  counts: readonly FacetCount[],
  type: SpecificationGroup["type"],
  choice: SpecificationChoice | null,
): readonly FacetCount[] {
  if (counts.length <= mostRows) return counts;
  if (type === "interval") return [counts.at(0), counts.at(-1)].flatMap((row) => row ?? []);
  const chosen = new Set(selectedValues(choice));
  const ranked = counts.toSorted((a, b) => Number(chosen.has(b.id)) - Number(chosen.has(a.id)) || b.count - a.count);
  const kept = new Set(ranked.slice(0, Math.max(mostRows, chosen.size)).map((row) => row.id));
  return counts.filter((row) => kept.has(row.id));
}

function selectedValues(choice: SpecificationChoice | null): number[] {
  if (choice === null) return [];
  return isInterval(choice) ? [choice.min, choice.max] : choice.values.map(Number).filter(Number.isInteger);
}

import type { SpecificationGroup } from "@torg/catalog/contract";
import { isInterval, type SpecificationChoice } from "@torg/catalog/domain/listing";
import type { FacetCount, FacetResult, GroupCounts } from "@torg/facets";
import type { FacetDimension } from "../data/facetDimensions.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";
import type { Catalogue } from "../data/Catalogue.ts";
import { groupBy } from "../../database/groupBy.ts";

/** Groups with a smaller share of the products than this come last. */
const coverage = 0.05;
const wideListing = 60;
/** Most numbers of an interval that are sent as they are. */
const maxNumbers = 30;

/** The request for groups. */
export interface GroupInput {
  readonly choices: readonly SpecificationChoice[];
  /** Groups whose filters are useless, as all products of the listing have the same value. */
  readonly unhelpful: ReadonlySet<number>;
}

/**
 * The specification groups of a listing with current counts and choices, most common first. Of groups with the same
 * title, which different kinds of products use in their own ways, only the most common one stays, or those with a
 * choice.
 */
export function specificationGroups(
  catalogue: Catalogue,
  result: FacetResult<FacetDimension>,
  { choices, unhelpful }: GroupInput,
): readonly SpecificationGroup[] {
  const chosen = new Map(choices.map((choice) => [Number(choice.groupId), choice]));
  const groups = byWidth(result).flatMap((counts) => {
    const choice = chosen.get(counts.groupId) ?? null;
    if (choice === null && (unhelpful.has(counts.groupId) || saysColors(catalogue, result, counts))) return [];
    const group = toGroup(catalogue, counts, choice);
    return group === null ? [] : [{ group, width: choice === null ? productsOf(counts) : Infinity }];
  });
  const alike = groupBy(groups, ({ group }) => group.title.toLocaleLowerCase("sv"));
  const most = new Set(
    [...alike.values()].flatMap((own) => {
      const widest = Math.max(...own.map(({ width }) => width));
      return own.filter(({ width }) => width === widest).slice(0, widest === Infinity ? own.length : 1);
    }),
  );
  return groups.filter((candidate) => most.has(candidate)).map(({ group }) => group);
}

/** Whether a group repeats the primary colours, for no more products. */
function saysColors(catalogue: Catalogue, { dimensions }: FacetResult<FacetDimension>, group: GroupCounts): boolean {
  const title = catalogue.groups.get(group.groupId)?.title.toLocaleLowerCase("sv") ?? "";
  if (!catalogueTexts.colorTitles.some((word) => word === title)) return false;
  return dimensions.colors.reduce((sum, color) => sum + color.count, 0) >= productsOf(group);
}

const productsOf = ({ rows }: GroupCounts): number => rows.reduce((sum, row) => sum + row.count, 0);

/** A mixed listing has hundreds of groups that apply to a handful of products each: these come last. */
function byWidth({ groups, total }: FacetResult): readonly GroupCounts[] {
  if (total < wideListing) return groups;
  const isNarrow = (group: GroupCounts): boolean => productsOf(group) < total * coverage;
  const narrow = groups.filter(isNarrow).toSorted((a, b) => productsOf(b) - productsOf(a));
  return [...groups.filter((group) => !isNarrow(group)), ...narrow];
}

function toGroup(
  catalogue: Catalogue,
  { groupId, rows: counts }: GroupCounts,
  choice: SpecificationChoice | null,
): SpecificationGroup | null {
  const group = catalogue.groups.get(groupId);
  if (group === undefined || (!group.shown && choice === null)) return null;
  const rows = (group.type === "interval" ? ends(counts) : counts).flatMap(({ id, count }) => {
    const value = catalogue.values.get(id);
    if (value === undefined) return [];
    return [
      {
        valueId: id,
        value: value.text,
        productCount: count,
        isShown: value.shown,
      },
    ];
  });
  if (rows.length === 0) return null;
  const { title, unit, description, type } = group;
  const common = { groupId, title, unit, description, type, rows, selectedValues: selectedValues(choice) };
  if (type !== "interval") return common;
  const numbers = rows.map((row) => Number(row.value.replace(",", "."))).filter(Number.isFinite);
  return { ...common, min: Math.floor(Math.min(...numbers)), max: Math.ceil(Math.max(...numbers)) };
}

/** Of a long interval only the two ends are needed. */
function ends(counts: readonly FacetCount[]): readonly FacetCount[] {
  return counts.length <= maxNumbers ? counts : [counts.at(0), counts.at(-1)].flatMap((row) => row ?? []);
}

function selectedValues(choice: SpecificationChoice | null): number[] {
  if (choice === null) return [];
  return isInterval(choice) ? [choice.min, choice.max] : choice.values.map(Number).filter(Number.isInteger);
}

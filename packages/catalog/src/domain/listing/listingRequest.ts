import type { FilterSelection, ViewType } from "../filters/filterSelection.ts";
import { parseIdList } from "./idList.ts";
import type { GroupKind } from "./specificationString.ts";
import { parseSpecifications } from "./specificationString.ts";

/** What an address or a plain form asks of a listing; whatever is malformed in it is left out. */
export interface ListingRequest {
  readonly blade: string;
  readonly categories: readonly [number | null, number | null, number | null];
  readonly text: string;
  readonly s: string;
  readonly perPage: number | null;
  readonly showAll: boolean;
  readonly fromBrands: boolean;
  readonly page: number;
  readonly selection: FilterSelection;
  /** Colour values named in the address; a plain form only names the primary colours. */
  readonly colorValueIds: readonly string[];
}

const wholeNumber = /^-?\d{1,9}$/;
const intervalEnd = /^(from|to)\[([^\]]+)\]\[(-?\d{1,9})\]$/;

function toNumber(text: string): number | null {
  return wholeNumber.test(text.trim()) ? Number(text) : null;
}

function toPositive(text: string): number | null {
  const number = toNumber(text);
  return number !== null && number >= 1 ? number : null;
}

/** A whole number as a person types it into a plain form: decimals and spaces between digits count for nothing. */
function typedNumber(text: string): string | null {
  return /^(-?\d{1,9})(?:[.,]\d*)?$/.exec(text.replaceAll(/\s/g, ""))?.[1] ?? null;
}

function toPrice(text: string): number | null {
  const number = toNumber(typedNumber(text) ?? "");
  return number !== null && number >= 0 ? number : null;
}

/** The ends of a price range; neither counts when they cross each other, as with intervals. */
function toPrices(min: string, max: string): Pick<FilterSelection, "priceMin" | "priceMax"> {
  const priceMin = toPrice(min);
  const priceMax = toPrice(max);
  const isCrossed = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return isCrossed ? { priceMin: null, priceMax: null } : { priceMin, priceMax };
}

interface FormInterval {
  readonly from?: string;
  readonly to?: string;
  readonly lowest?: string;
  readonly highest?: string;
}

/** Joins the two number fields of each interval in a plain form; an empty end stands for the bound in its name. */
function formIntervals(entries: readonly (readonly [string, string])[]): string {
  const intervals = new Map<string, FormInterval>();
  for (const [name, value] of entries) {
    const [, end, group, bound] = intervalEnd.exec(name) ?? [];
    if (end === undefined || group === undefined || bound === undefined) continue;
    const number = typedNumber(value) ?? value.trim();
    const typed = end === "from" ? { from: number, lowest: bound } : { to: number, highest: bound };
    intervals.set(group, { ...intervals.get(group), ...typed });
  }
  return [...intervals]
    .filter(([, { from = "", to = "" }]) => from !== "" || to !== "")
    .map(([group, { from, to, lowest, highest }]) => `${group}:${from || lowest || ""}~${to || highest || ""}|`)
    .join("");
}

/** Joins the specification fields; a plain form names those of a single choice `specifications[group]`. */
function formChoices(entries: readonly (readonly [string, string])[]): string {
  return entries
    .filter(([name]) => name === "specifications" || name.startsWith("specifications["))
    .map(([, value]) => value)
    .join("");
}

/** The name of a plain form's field for one end of an interval, with the bound that an empty field stands for. */
export function intervalFieldName(end: "from" | "to", groupId: string | number, bound: number): string {
  return `${end}[${groupId}][${bound}]`;
}

/**
 * Reads the parameters of a listing from an address or a plain form (`new URLSearchParams(…)` suits). Repeated fields
 * of ids and specifications are joined; the groups, when known, decide between values and intervals.
 */
export function readListingRequest(
  parameters: Iterable<readonly [string, string]>,
  groups: readonly GroupKind[] = [],
): ListingRequest {
  const entries = [...parameters];
  const all = (name: string): string =>
    entries
      .filter(([key]) => key === name)
      .map(([, value]) => value)
      .join("");
  const last = (name: string): string => entries.findLast(([key]) => key === name)?.[1] ?? "";
  const viewType: ViewType = last("view_type") === "list" ? "list" : "grid";
  return {
    blade: last("blade") || "filter",
    categories: [toPositive(last("cat1")), toPositive(last("cat2")), toPositive(last("cat3"))],
    text: last("text").trim(),
    s: last("s").trim(),
    perPage: toPositive(last("per_page")),
    showAll: last("show_all") === "1",
    fromBrands: last("from_brands") === "1",
    page: toPositive(last("page")) ?? 1,
    colorValueIds: parseIdList(all("color_attribute_value_ids")),
    selection: {
      brands: parseIdList(all("brands")),
      categories: parseIdList(all("categories")),
      colors: parseIdList(all("selected_primary_color_ids")),
      specifications: parseSpecifications(formChoices(entries) + formIntervals(entries), groups),
      ...toPrices(last("price_min"), last("price_max")),
      sorting: last("sorting"),
      viewType,
    },
  };
}

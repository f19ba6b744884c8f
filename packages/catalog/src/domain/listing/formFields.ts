import type { GroupKind, SpecificationChoice } from "./specificationString.ts";
import { parseSpecifications } from "./specificationString.ts";

type Entries = readonly (readonly [string, string])[];

const wholeNumber = /^-?\d{1,9}$/;
const intervalEnd = /^(from|to)\[([^\]]+)\]\[(-?\d{1,9})\]$/;

/** A whole number as written in an address; null for anything else. */
export function readWholeNumber(text: string): number | null {
  return wholeNumber.test(text.trim()) ? Number(text) : null;
}

/** A whole number as typed into a plain form; decimals and spaces between digits are ignored. */
function typedNumber(text: string): string | null {
  return /^(-?\d{1,9})(?:[.,]\d*)?$/.exec(text.replaceAll(/\s/g, ""))?.[1] ?? null;
}

/** A price in whole kronor as typed; null for anything else. */
export function readTypedPrice(text: string): number | null {
  const number = readWholeNumber(typedNumber(text) ?? "");
  return number !== null && number >= 0 ? number : null;
}

interface FormInterval {
  readonly from?: string;
  readonly to?: string;
  readonly lowest?: string;
  readonly highest?: string;
}

/** Joins the two number fields of each interval in a plain form; an empty field means the bound in its name. */
function formIntervals(entries: Entries): string {
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

/** Joins the specification fields; a plain form names those of a single-choice group `specifications[group]`. */
function formChoices(entries: Entries): string {
  return entries
    .filter(([name]) => name === "specifications" || name.startsWith("specifications["))
    .map(([, value]) => value)
    .join("");
}

/** What is chosen in the specification groups, from an address or from the fields of a plain form. */
export function readFormSpecifications({
  entries,
  groups,
}: {
  readonly entries: Entries;
  readonly groups: readonly GroupKind[];
}): readonly SpecificationChoice[] {
  return parseSpecifications(formChoices(entries) + formIntervals(entries), groups);
}

/** The name of a plain form's field for one end of an interval, including the bound that an empty field means. */
export function intervalFieldName(end: "from" | "to", groupId: string | number, bound: number): string {
  return `${end}[${groupId}][${bound}]`;
}

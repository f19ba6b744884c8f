import { escapeValue, unescapeValue } from "./idList.ts";

/** Chosen values of one specification group. */
export interface ValueChoice {
  readonly groupId: string;
  readonly values: readonly string[];
}

/** A chosen interval of one specification group, whole numbers, both ends included. */
export interface IntervalChoice {
  readonly groupId: string;
  readonly min: number;
  readonly max: number;
}

/** The choice in one specification group: values, or an interval. */
export type SpecificationChoice = ValueChoice | IntervalChoice;

/** The fields of a specification group needed to parse a specification string. */
export interface GroupKind {
  readonly groupId: string | number;
  readonly type: "single_choice" | "multiple_choice" | "interval";
}

const interval = /^(-?\d{1,9})~(-?\d{1,9})$/;

/** Whether a choice is an interval. */
export function isInterval(choice: SpecificationChoice): choice is IntervalChoice {
  return "min" in choice;
}

/** The values of a choice; empty for an interval or without a choice. */
export function valuesOf(choice: SpecificationChoice | undefined): readonly string[] {
  return choice === undefined || isInterval(choice) ? [] : choice.values;
}

/** The ends of an interval choice, else null. */
export function intervalOf(choice: SpecificationChoice | undefined): Pick<IntervalChoice, "min" | "max"> | null {
  return choice !== undefined && isInterval(choice) ? { min: choice.min, max: choice.max } : null;
}

function writeChoice(choice: SpecificationChoice): string {
  const values = isInterval(choice) ? `${choice.min}~${choice.max}` : choice.values.map(escapeValue).join(",");
  return `${escapeValue(choice.groupId)}:${values}|`;
}

/**
 * Writes chosen specifications as `group:value,value|` or `group:min~max|`, in their order; none give the empty string.
 */
export function writeSpecifications(choices: readonly SpecificationChoice[]): string {
  return choices
    .filter((choice) => isInterval(choice) || choice.values.length > 0)
    .map(writeChoice)
    .join("");
}

function parsePart(part: string, types: ReadonlyMap<string, GroupKind["type"]>): SpecificationChoice | null {
  const colon = part.indexOf(":");
  const groupId = unescapeValue(part.slice(0, Math.max(colon, 0)));
  const valueText = part.slice(colon + 1);
  if (groupId === "") return null;
  const type = types.get(groupId) ?? (valueText.includes("~") ? "interval" : "multiple_choice");
  if (type === "interval") {
    const [, min, max] = interval.exec(valueText) ?? [];
    return min === undefined || Number(min) > Number(max) ? null : { groupId, min: Number(min), max: Number(max) };
  }
  const values = [...new Set(valueText.split(",").map(unescapeValue))].filter((value) => value !== "");
  if (values.length === 0) return null;
  return { groupId, values: type === "single_choice" ? values.slice(0, 1) : values };
}

function merge(existing: SpecificationChoice, added: SpecificationChoice, isSingle: boolean): SpecificationChoice {
  if (isInterval(existing) || isInterval(added) || isSingle) return existing;
  return { groupId: existing.groupId, values: [...new Set([...existing.values, ...added.values])] };
}

/**
 * Parses chosen specifications. The groups decide between values and intervals; for an unknown group, a part with a
 * tilde is an interval. Malformed parts are ignored. Parts of the same group, as a plain form sends them, are joined.
 */
export function parseSpecifications(text: string, groups: readonly GroupKind[] = []): readonly SpecificationChoice[] {
  const types = new Map(groups.map((group) => [String(group.groupId), group.type]));
  const choices = new Map<string, SpecificationChoice>();
  for (const part of text.split("|")) {
    const choice = parsePart(part, types);
    if (choice === null) continue;
    const existing = choices.get(choice.groupId);
    const isSingle = types.get(choice.groupId) === "single_choice";
    choices.set(choice.groupId, existing === undefined ? choice : merge(existing, choice, isSingle));
  }
  return [...choices.values()];
}

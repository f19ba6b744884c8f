import { readFileSync } from "node:fs";
import * as z from "zod";

const names = z.array(z.string());
const vocabulary = z
  .object({
    types: z.record(z.string(), z.object({ parents: names, properties: names })),
    values: z.record(z.string(), names),
    members: z.record(z.string(), names),
  })
  .parse(JSON.parse(readFileSync(new URL("vocabulary.json", import.meta.url), "utf8")));

/** An object of structured data. */
export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The name of a thing's type; empty when it has none. */
export const typeOf = (thing: Thing): string => (typeof thing["@type"] === "string" ? thing["@type"] : "");

/** A type and all its supertypes. */
export function withParents(type: string): readonly string[] {
  const schemaType = vocabulary.types[type];
  return schemaType === undefined ? [] : [type, ...schemaType.parents.flatMap(withParents)];
}

const texts = ["Text", "URL", "Date", "DateTime", "Time"];
const prefix = "https://schema.org/";

function fitsText(value: string, allowed: readonly string[]): boolean {
  const lists = allowed.filter((name) => Object.hasOwn(vocabulary.members, name));
  const isMember = lists.some((list) => vocabulary.members[list]?.includes(value.slice(prefix.length)) ?? false);
  if (lists.length > 0 && value.startsWith(prefix)) return isMember;
  if (allowed.includes("Text")) return value.trim() !== "";
  if (allowed.includes("URL") && URL.canParse(value)) return true;
  if (allowed.some((name) => name.startsWith("Date")) && /^\d{4}-\d{2}-\d{2}/.test(value)) return true;
  if (allowed.includes("Time") && /^([01]\d|2[0-4]):[0-5]\d$/.test(value)) return true;
  return isMember || !allowed.some((name) => texts.includes(name) || Object.hasOwn(vocabulary.members, name));
}

function valueProblems(value: unknown, allowed: readonly string[], place: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => valueProblems(each, allowed, `${place}[${index}]`));
  if (typeof value === "string")
    return fitsText(value, allowed) ? [] : [`${place}: "${value}" is no ${allowed.join(" or ")}`];
  if (typeof value === "number") {
    const isNumber = ["Number", "Integer", "Text"].some((name) => allowed.includes(name));
    return isNumber && Number.isFinite(value) ? [] : [`${place}: ${value} is no ${allowed.join(" or ")}`];
  }
  if (!isThing(value)) return [`${place}: is neither text, number nor thing`];
  const isNamed = typeof value["@id"] === "string" && value["@type"] === undefined;
  if (isNamed) return [];
  const fits = withParents(typeOf(value)).some((type) => allowed.includes(type));
  return [...(fits ? [] : [`${place}: ${typeOf(value)} is no ${allowed.join(" or ")}`]), ...checkWords(value, place)];
}

/** Names and values in a thing, and in everything nested in it, that schema.org does not allow. */
export function checkWords(thing: Thing, place: string): readonly string[] {
  const type = typeOf(thing);
  const types = withParents(type);
  if (types.length === 0) return [`${place}: ${type} is no type`];
  const allowed = new Set(types.flatMap((each) => vocabulary.types[each]?.properties ?? []));
  return Object.entries(thing).flatMap(([name, value]) => {
    // Notes on the input of a search are not properties of their own.
    if (name.startsWith("@") || name.endsWith("-input")) return [];
    if (!allowed.has(name)) return [`${place}: ${type} has no ${name}`];
    return valueProblems(value, vocabulary.values[name] ?? [], `${place}.${name}`);
  });
}

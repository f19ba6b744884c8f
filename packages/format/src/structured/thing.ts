import type { ThingFacts } from "./thingFacts.ts";

/** A schema.org thing for search engines, ready for JSON. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A value of a thing; null, undefined, empty strings and empty lists are left out. */
export type ThingValue =
  | string
  | number
  | boolean
  | StructuredData
  | readonly (string | StructuredData)[]
  | null
  | undefined;

/**
 * The properties of a thing of a type: schema.org's names, and `@id`, by which other things of the page refer to it.
 */
export type FactsOf<Type extends keyof ThingFacts> = { readonly [Fact in ThingFacts[Type] | "@id"]?: ThingValue };

function hasValue([, value]: readonly [string, unknown]): boolean {
  if (value === null || value === undefined || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}

/** Creates a schema.org thing with its known properties. */
export function thing<Type extends keyof ThingFacts>(type: Type, facts: FactsOf<Type>): StructuredData {
  return Object.fromEntries([["@type", type], ...Object.entries(facts).filter(hasValue)]);
}

/** A member of a schema.org enumeration, such as `InStock`, as a value. */
export function member(name: string): string {
  return `https://schema.org/${name}`;
}

/** The absolute address that search engines require; one that already names a host is kept. */
export function absoluteUrl(origin: string, address: string): string {
  if (address.startsWith("//")) return `https:${address}`;
  return /^https?:\/\//i.test(address) ? address : `${origin}${address}`;
}

/** The things of one page as one value, for a script of the type `application/ld+json`. */
export function thingsOfPage(things: readonly StructuredData[]): StructuredData {
  const [only] = things;
  const context = { "@context": "https://schema.org" };
  return things.length === 1 && only !== undefined ? { ...context, ...only } : { ...context, "@graph": things };
}

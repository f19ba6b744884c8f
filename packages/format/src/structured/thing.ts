import type { ThingFacts } from "./thingFacts.ts";

/** A thing of schema.org as search engines read it, ready to be written as JSON. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A value of a thing; what is null, undefined, an empty text or an empty list is not said. */
export type ThingValue =
  | string
  | number
  | boolean
  | StructuredData
  | readonly (string | StructuredData)[]
  | null
  | undefined;

/** What may be said of a thing of a type: schema.org's own names, and `@id`, by which another thing of the page names it. */
export type FactsOf<Type extends keyof ThingFacts> = { readonly [Fact in ThingFacts[Type] | "@id"]?: ThingValue };

function isSaid([, value]: readonly [string, unknown]): boolean {
  if (value === null || value === undefined || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}

/** A thing of schema.org with what is known of it. */
export function thing<Type extends keyof ThingFacts>(type: Type, facts: FactsOf<Type>): StructuredData {
  return Object.fromEntries([["@type", type], ...Object.entries(facts).filter(isSaid)]);
}

/** A member of one of schema.org's lists, such as `InStock`, as a value. */
export function member(name: string): string {
  return `https://schema.org/${name}`;
}

/** An address as whole as search engines want it; one that names a host already stays. */
export function wholeAddress(origin: string, address: string): string {
  if (address.startsWith("//")) return `https:${address}`;
  return /^https?:\/\//i.test(address) ? address : `${origin}${address}`;
}

/** Things of one page as one value, which is written into a script of the type `application/ld+json`. */
export function thingsOfPage(things: readonly StructuredData[]): StructuredData {
  const [only] = things;
  const context = { "@context": "https://schema.org" };
  return things.length === 1 && only !== undefined ? { ...context, ...only } : { ...context, "@graph": things };
}

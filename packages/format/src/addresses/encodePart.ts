/**
 * Writes a text as one part of an address. Half a sign, as is left where an emoji is cut in two, cannot stand in an
 * address and is written as the sign for an unknown one.
 */
export function encodePart(text: string | number): string {
  return encodeURIComponent(String(text).replaceAll(/\p{Surrogate}/gu, "\ufffd"));
}

/**
 * Encodes a text as one part of an address. A lone surrogate, as left when an emoji is cut in half, cannot be encoded
 * and becomes the replacement character.
 */
export function encodePart(text: string | number): string {
  return encodeURIComponent(String(text).replaceAll(/\p{Surrogate}/gu, "\ufffd"));
}

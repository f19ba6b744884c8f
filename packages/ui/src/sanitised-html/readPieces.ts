import { decodeCharacters } from "./decodeCharacters.ts";

/** A tag: its name and attributes in lower case; the first attribute of each name wins. */
export interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Decoded text, or a tag. */
export type Piece = string | Tag;

/** Elements that are removed with their content, because it is code or has its own parsing rules. */
const swallowed =
  /^(?:audio|canvas|iframe|math|noembed|noframes|noscript|object|plaintext|script|select|style|svg|template|textarea|title|video|xmp)$/;

/** A comment or declaration, or the start of a tag. */
const markup = /<(?:!--(?:-?>|[^]*?(?:--!?>|$))|[!?][^>]*>?|\/(?:>|[^a-z>][^>]*>?)|(\/?)([a-z][^\s/>]*))/gi;

/** The end of a tag, or an attribute with its value, quoted or not. */
const attribute = /[\s/]*(?:(>)|(=?[^\s/>=]+|=)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/gy;

/** The attributes from `start` to the end of the tag; null if the tag is never closed. */
function readAttributes(html: string, start: number): ReadonlyMap<string, string> | null {
  const attributes = new Map<string, string>();
  attribute.lastIndex = start;
  for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
    const [, closing, name = "", double, single, bare] = match;
    if (closing !== undefined) return attributes;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeCharacters(double ?? single ?? bare ?? ""));
  }
  return null;
}

function endOf(name: string, html: string, start: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

/**
 * The tags and texts of a piece of HTML in order, without comments and elements that hold code. Linear in the length of
 * any input.
 */
export function readPieces(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (let match = markup.exec(html); match !== null; match = markup.exec(html)) {
    const [whole, slash = "", tagName] = match;
    if (match.index > position) pieces.push(decodeCharacters(html.slice(position, match.index)));
    position = match.index + whole.length;
    if (tagName !== undefined) {
      const name = tagName.toLowerCase();
      const attributes = readAttributes(html, position);
      position = attributes === null ? html.length : attribute.lastIndex;
      if (attributes !== null) pieces.push({ name, isClosing: slash !== "", attributes });
      if (slash === "" && swallowed.test(name) && html[position - 2] !== "/") position = endOf(name, html, position);
    }
    markup.lastIndex = position;
  }
  if (position < html.length) pieces.push(decodeCharacters(html.slice(position)));
  return pieces;
}

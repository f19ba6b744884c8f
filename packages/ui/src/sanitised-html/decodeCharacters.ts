/** The named character references that shop texts use; every other character can be written as a number. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  aring: "\u00e5",
  auml: "\u00e4",
  ouml: "\u00f6",
  Aring: "\u00c5",
  Auml: "\u00c4",
  Ouml: "\u00d6",
  eacute: "\u00e9",
  Eacute: "\u00c9",
  uuml: "\u00fc",
  aelig: "\u00e6",
  oslash: "\u00f8",
  copy: "\u00a9",
  reg: "\u00ae",
  trade: "\u2122",
  deg: "\u00b0",
  plusmn: "\u00b1",
  times: "\u00d7",
  sup2: "\u00b2",
  sup3: "\u00b3",
  frac12: "\u00bd",
  frac14: "\u00bc",
  frac34: "\u00be",
  micro: "\u00b5",
  middot: "\u00b7",
  bull: "\u2022",
  hellip: "\u2026",
  ndash: "\u2013",
  mdash: "\u2014",
  lsquo: "\u2018",
  rsquo: "\u2019",
  ldquo: "\u201c",
  rdquo: "\u201d",
  laquo: "\u00ab",
  raquo: "\u00bb",
  euro: "\u20ac",
  le: "\u2264",
  ge: "\u2265",
  larr: "\u2190",
  rarr: "\u2192",
};

/** Characters that a browser would not keep: control characters except tab and line feed, and lone surrogates. */
const forbidden = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;
const highest = 0x10_ffff;

function characterOf(reference: string): string {
  const [, hex, decimal, name = ""] = /^&(?:#x([\da-f]+)|#(\d+)|(\w+))/i.exec(reference) ?? [];
  if (hex === undefined && decimal === undefined) return Object.hasOwn(named, name) ? (named[name] ?? "") : reference;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= highest ? String.fromCodePoint(code) : "\ufffd";
}

/**
 * The text of a piece of HTML between tags, decoded. An unknown name stays as written, which is harmless: its ampersand
 * is escaped on output.
 */
export function decodeCharacters(html: string): string {
  return html
    .replaceAll(/&(?:#x[\da-f]+;?|#\d+;?|\w+;)/gi, characterOf)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(forbidden, "");
}

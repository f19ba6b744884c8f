/** A link to a page of a list, the current page, or a gap between pages. */
export interface PageLink {
  /** Its text, trimmed. */
  readonly text: string;
  /** Its accessible name, if given. */
  readonly name: string | undefined;
  /** Its address, relative to the site or the page; undefined for the current page and gaps. */
  readonly href: string | undefined;
  readonly rel: "prev" | "next" | undefined;
  readonly isCurrent: boolean;
}

/** The page links found in a server's HTML. */
export interface PageLinks {
  /** The accessible name of its landmark. */
  readonly name: string | undefined;
  readonly links: readonly PageLink[];
}

const characters: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  hellip: "\u2026",
  laquo: "\u00ab",
  raquo: "\u00bb",
  lsaquo: "\u2039",
  rsaquo: "\u203a",
};

/** Text without tags; named character references that page links do not use are dropped. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>?/g, "")
    .replaceAll(/&(?:#(x?[\da-f]+)|(\w+));/gi, (_, code?: string, name = "") => {
      if (code === undefined) return Object.hasOwn(characters, name) ? (characters[name] ?? "") : "";
      return String.fromCharCode(Number(code.replace(/^x/i, "0x")));
    })
    .trim();

function attribute(html: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"'>]+)`, "i").exec(html)?.[1];
  return value === undefined ? undefined : plainText(value.replaceAll(/^["']|["']$/g, ""));
}

/** Accepts only addresses of the same site: no scheme, and no second slash that would name another host. */
const isOwn = (address: string): boolean => /^(?:\?|\/(?![/\\]))[^\s\\]*$/.test(address);

function toLink(html: string): PageLink | null {
  const item = html.split(/<\/(?:a|li)\b/i)[0] ?? "";
  const text = plainText(item.slice(item.indexOf(">") + 1));
  const href = attribute(item, "href");
  const rel = attribute(item, "rel");
  const isCurrent = /\saria-current=|\sclass=(?:"[^"]*|'[^']*|[^\s>]*)\b(?:active|current)\b/i.test(item);
  const isPlain = isCurrent || href === undefined || !isOwn(href);
  const link: PageLink = {
    text,
    name: attribute(item, "aria-label"),
    href: isPlain ? undefined : href,
    rel: rel === "prev" || rel === "next" ? rel : undefined,
    isCurrent,
  };
  return isPlain && !isCurrent && !/^(?:\u2026|\.{3})$/.test(text) ? null : link;
}

/**
 * Reads page links from a server's HTML: the items of its list, or its links if it has no list. Only texts, names and
 * same-site addresses are returned, so no other HTML can reach the page. Steps without a target, such as the one before
 * the first page, are left out.
 */
export function readPageLinks(html: string): PageLinks {
  const items = html.split(/<li(?=[\s>])/i).slice(1);
  const parts = items.length > 0 ? items : html.split(/<(?=a\s)/i).slice(1);
  return {
    name: attribute(html.slice(0, html.indexOf(">")), "aria-label"),
    links: parts.map(toLink).filter((link) => link !== null),
  };
}

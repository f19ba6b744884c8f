/** Which elements and attributes may stay in a piece of HTML. */
export interface HtmlRules {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

/** Emphasis inside a line of text. */
export const inlineHtml: HtmlRules = {
  elements: ["span", "strong", "em", "b", "i", "small", "br"],
  attributes: [],
};

/** Page links of a listing. */
export const paginationHtml: HtmlRules = {
  elements: ["nav", "ul", "li", "a", "span"],
  attributes: ["href", "rel", "class", "aria-label", "aria-current"],
};

const element = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>$/i;
const attribute = /([a-z-]+)="([^"<>]*)"/gi;

/** Addresses of the shop itself only: a slash that no second slash or backslash follows. */
const isOwnAddress = (value: string): boolean => /^\/(?![/\\])/.test(value);

function keptAttributes(text: string, rules: HtmlRules): string {
  return [...text.matchAll(attribute)]
    .flatMap(([, name = "", value = ""]) => {
      const lower = name.toLowerCase();
      const isKept = rules.attributes.includes(lower) && (lower !== "href" || isOwnAddress(value));
      return isKept ? [` ${lower}="${value}"`] : [];
    })
    .join("");
}

function keptPiece(text: string, rules: HtmlRules): string {
  const [, slash, name = "", attributes = ""] = element.exec(text) ?? [];
  const lower = name.toLowerCase();
  if (!rules.elements.includes(lower)) return "";
  return slash === "/" ? `</${lower}>` : `<${lower}${keptAttributes(attributes, rules)}>`;
}

/** Leaves only the named elements and attributes in HTML of the server, and only links into the shop itself. */
export function sanitizeHtml(html: string, rules: HtmlRules): string {
  return html.replaceAll(/<[^<>]*>|[<>]/g, (text) => keptPiece(text, rules));
}

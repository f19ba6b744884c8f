/**
 * The elements that may be allowed in external HTML. None of them runs, loads or sends anything by itself, except
 * `img`.
 */
export type HtmlName = (typeof harmless)[number];

const inline = ["a", "b", "br", "code", "em", "i", "s", "small", "span", "strong", "sub", "sup", "wbr"] as const;
const blocks = ["blockquote", "div", "h2", "h3", "h4", "h5", "h6", "hr", "nav", "ol", "p", "pre", "ul"] as const;
const parts = ["caption", "img", "li", "table", "tbody", "td", "tfoot", "th", "thead", "tr"] as const;
const harmless = [...inline, ...blocks, ...parts] as const;

/** What to allow in a piece of HTML. Attributes are not configurable: each element keeps its harmless ones. */
export interface HtmlRules {
  readonly elements: readonly HtmlName[];
  /** Which links keep their address: only same-site ones, or web, mail and telephone links as well. */
  readonly links: "own" | "web";
}

/** Inline emphasis, such as in a stock status. */
export const inlineHtml: HtmlRules = {
  elements: ["b", "br", "em", "i", "s", "small", "span", "strong", "sub", "sup"],
  links: "own",
};

/** The page links of a list. */
export const pageLinksHtml: HtmlRules = { elements: ["a", "div", "li", "nav", "ol", "span", "ul"], links: "own" };

/** Running text: headings below the page's own, paragraphs, lists, tables, links and same-site pictures. */
export const articleHtml: HtmlRules = { elements: harmless, links: "web" };

/** The elements that may stay in the HTML of others. None of them runs, loads or sends anything by itself, save `img`. */
export type HtmlName = (typeof harmless)[number];

const inline = ["a", "b", "br", "code", "em", "i", "s", "small", "span", "strong", "sub", "sup", "wbr"] as const;
const blocks = ["blockquote", "div", "h2", "h3", "h4", "h5", "h6", "hr", "nav", "ol", "p", "pre", "ul"] as const;
const parts = ["caption", "img", "li", "table", "tbody", "td", "tfoot", "th", "thead", "tr"] as const;
const harmless = [...inline, ...blocks, ...parts] as const;

/** What may stay in a piece of HTML. Attributes are not chosen: each element keeps those that do no harm. */
export interface HtmlRules {
  readonly elements: readonly HtmlName[];
  /** Which links keep their address: those into the site itself, or those to the web, to mail and telephone as well. */
  readonly links: "own" | "web";
}

/** Emphasis inside a line, such as a stock status. */
export const inlineHtml: HtmlRules = {
  elements: ["b", "br", "em", "i", "s", "small", "span", "strong", "sub", "sup"],
  links: "own",
};

/** The links to the pages of a list. */
export const pageLinksHtml: HtmlRules = { elements: ["a", "div", "li", "nav", "ol", "span", "ul"], links: "own" };

/** Running text: headings below the page's own, paragraphs, lists, tables, links and pictures of the own site. */
export const articleHtml: HtmlRules = { elements: harmless, links: "web" };

import { createHtmlTree, type HtmlNode } from "./htmlTree.ts";
import type { HtmlName, HtmlRules } from "./htmlRules.ts";
import { safeAttributes } from "./safeAttributes.ts";
import { readPieces } from "./readPieces.ts";

/** Elements that are replaced by another one: equivalents, and those that at least keep their text separate. */
const renamed: ReadonlyMap<string, HtmlName> = new Map([
  ["h1", "h2"],
  ["del", "s"],
  ["strike", "s"],
]);
const blockLike = /^(?:address|article|aside|center|d[dlt]|fig(?:ure|caption)|footer|form|h1|header|main|section)$/;
/** Elements that separate words. */
const keepsApart = /^(?:blockquote|br|caption|div|h[1-6]|hr|li|ol|p|pre|t(?:able|[dhr])|ul)$/;

const nameOf = (tagName: string): string => renamed.get(tagName) ?? (blockLike.test(tagName) ? "div" : tagName);

/**
 * The allowed parts of a piece of HTML, as a tree of texts and elements. Everything that the rules do not name is
 * removed: tags without their text, but code and embedded content with everything inside. The same HTML gives the same
 * tree on server and browser.
 */
export function sanitiseHtml(html: string, rules: HtmlRules): readonly HtmlNode[] {
  const allowed: ReadonlySet<string> = new Set(rules.elements);
  const tree = createHtmlTree();
  for (const piece of readPieces(html)) {
    if (typeof piece === "string") {
      tree.write(piece);
      continue;
    }
    const name = nameOf(piece.name);
    if (!allowed.has(name)) {
      // Words in two blocks must stay separate words.
      if (keepsApart.test(name)) tree.write(" ");
    } else if (piece.isClosing) tree.close(name);
    else {
      const attributes = safeAttributes(name, piece.attributes, rules);
      if (name !== "img" || attributes["src"] !== undefined) tree.open(name, attributes);
    }
  }
  return tree.nodes;
}

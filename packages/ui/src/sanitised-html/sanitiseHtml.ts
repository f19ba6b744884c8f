import { growTree, type HtmlNode } from "./growTree.ts";
import type { HtmlName, HtmlRules } from "./htmlRules.ts";
import { keptAttributes } from "./keptAttributes.ts";
import { readPieces } from "./readPieces.ts";

/** Elements that become another one: those that mean the same, and those that at least keep their text apart. */
const renamed: ReadonlyMap<string, HtmlName> = new Map([
  ["h1", "h2"],
  ["del", "s"],
  ["strike", "s"],
]);
const apart = /^(?:address|article|aside|center|d[dlt]|fig(?:ure|caption)|footer|form|h1|header|main|section)$/;
/** Elements that a word does not reach across. */
const keepsApart = /^(?:blockquote|br|caption|div|h[1-6]|hr|li|ol|p|pre|t(?:able|[dhr])|ul)$/;

const nameOf = (written: string): string => renamed.get(written) ?? (apart.test(written) ? "div" : written);

/**
 * What may stay of a piece of HTML, as a tree of plain texts and elements. Everything that the rules do not name is
 * left out: tags go and their text stays, but code and embedded things go with all they hold. The same HTML gives the
 * same tree on a server and in a browser.
 */
export function sanitiseHtml(html: string, rules: HtmlRules): readonly HtmlNode[] {
  const allowed: ReadonlySet<string> = new Set(rules.elements);
  const tree = growTree();
  for (const piece of readPieces(html)) {
    if (typeof piece === "string") {
      tree.write(piece);
      continue;
    }
    const name = nameOf(piece.name);
    if (!allowed.has(name)) {
      // Words that stood in two blocks stay two words.
      if (keepsApart.test(name)) tree.write(" ");
    } else if (piece.isClosing) tree.close(name);
    else {
      const attributes = keptAttributes(name, piece.attributes, rules);
      if (name !== "img" || attributes["src"] !== undefined) tree.open(name, attributes);
    }
  }
  return tree.nodes;
}

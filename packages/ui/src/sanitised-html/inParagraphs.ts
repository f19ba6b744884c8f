import { type HtmlNode, isBlock, textOf } from "./htmlTree.ts";

/** Blocks whose text is laid out like top-level text. */
const holdsText = /^(?:blockquote|div)$/;

/** A node whose content is in paragraphs, if it is a block of running text. */
function withParagraphs(node: HtmlNode): HtmlNode {
  if (typeof node === "string" || node.children.length === 0) return node;
  const children = holdsText.test(node.name) ? inParagraphs(node.children) : node.children.map(withParagraphs);
  return { ...node, children };
}

/**
 * Wraps bare text beside paragraphs, lists or other blocks in a paragraph, so that it keeps its distance from them;
 * also inside quotations and divs. Without blocks, or with whitespace only, nothing changes.
 */
export function inParagraphs(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  if (!nodes.some(isBlock)) return nodes.map(withParagraphs);
  const result: HtmlNode[] = [];
  const line: HtmlNode[] = [];
  const endLine = (): void => {
    const children = line.splice(0);
    if (children.some((node) => textOf(node).trim() !== "")) result.push({ name: "p", attributes: {}, children });
    else result.push(...children);
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(withParagraphs(node));
      continue;
    }
    endLine();
    result.push(withParagraphs(node));
  }
  endLine();
  return result;
}

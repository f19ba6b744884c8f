import { type HtmlNode, isBlock, textOf } from "./growTree.ts";

/** Blocks whose text is set as that of the whole is. */
const holdsText = /^(?:blockquote|div)$/;

/** A node with what is in it set in paragraphs, where it is a block of running text. */
function withParagraphs(node: HtmlNode): HtmlNode {
  if (typeof node === "string" || node.children.length === 0) return node;
  const children = holdsText.test(node.name) ? inParagraphs(node.children) : node.children.map(withParagraphs);
  return { ...node, children };
}

/**
 * Text that stands bare beside paragraphs, lists or other blocks, as a paragraph of its own, so that it keeps its
 * distance from them; in quotations and divisions likewise. Where there are no blocks, and where there is nothing but
 * space, all stays as it is.
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

import { type HtmlNode, isBlock, textOf } from "./growTree.ts";

/**
 * Text that stands bare beside paragraphs, lists or other blocks, as a paragraph of its own, so that it keeps its
 * distance from them. Where there are no blocks, and where there is nothing but space, all stays as it is.
 */
export function inParagraphs(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  if (!nodes.some(isBlock)) return nodes;
  const result: HtmlNode[] = [];
  const line: HtmlNode[] = [];
  const endLine = (): void => {
    const children = line.splice(0);
    if (children.some((node) => textOf(node).trim() !== "")) result.push({ name: "p", attributes: {}, children });
    else result.push(...children);
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    result.push(node);
  }
  endLine();
  return result;
}

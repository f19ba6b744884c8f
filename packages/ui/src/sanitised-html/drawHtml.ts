import { createElement, type ReactElement, type ReactNode } from "react";
import { type HtmlElement, type HtmlNode, textOf } from "./htmlTree.ts";

const propNames = new Map([
  ["class", "className"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
]);

/** A table with a caption may be wider than its container: it scrolls in a focusable region labelled by the caption. */
function inItsPlace(table: ReactElement, { children, attributes }: HtmlElement): ReactElement {
  const caption = children.find((child) => typeof child !== "string" && child.name === "caption");
  if (caption === undefined) return table;
  const props = {
    role: "region",
    "aria-label": textOf(caption),
    className: "torg-sanitised-html__table",
    tabIndex: 0,
    "data-part": attributes["data-part"],
  };
  return createElement("div", props, table);
}

/** A sanitised tree as React elements. React escapes every text and value. */
export function drawHtml(nodes: readonly HtmlNode[]): readonly ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const entries = Object.entries(node.attributes).map(([name, value]) => [propNames.get(name) ?? name, value]);
    const props: Record<string, string> = Object.fromEntries(entries);
    const picture = node.name === "img" ? { alt: "", loading: "lazy" } : {};
    const element = createElement(node.name, { ...picture, ...props }, ...drawHtml(node.children));
    return node.name === "table" ? inItsPlace(element, node) : element;
  });
}

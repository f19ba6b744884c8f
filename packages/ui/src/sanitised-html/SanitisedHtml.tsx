import { type ComponentPropsWithRef, createElement, type ReactElement, type ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { type HtmlElement, type HtmlNode, textOf } from "./growTree.ts";
import { articleHtml, type HtmlRules } from "./htmlRules.ts";
import { inParagraphs } from "./inParagraphs.ts";
import { sanitiseHtml } from "./sanitiseHtml.ts";

/** Props of SanitisedHtml. */
export interface SanitisedHtmlProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** HTML that somebody else wrote. */
  readonly html: string;
  /** What may stay of it; running text when left out. */
  readonly rules?: HtmlRules | undefined;
  /** What it is drawn in: a block when left out, or a piece of a line. */
  readonly as?: "div" | "span" | undefined;
}

const propNames = new Map([
  ["class", "className"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
]);

/** Blocks whose text is set as that of the whole is. */
const holdsText = /^(?:blockquote|div)$/;

/** A table with a caption may be wider than its place: it scrolls in a region of its name, which the keyboard reaches. */
function inItsPlace(table: ReactElement, { children }: HtmlElement): ReactElement {
  const caption = children.find((child) => typeof child !== "string" && child.name === "caption");
  if (caption === undefined) return table;
  const props = { role: "region", "aria-label": textOf(caption), className: "torg-sanitised-html__table", tabIndex: 0 };
  return createElement("div", props, table);
}

/** The tree as elements of React, which writes every text and every value such that it stays one. */
function drawHtml(nodes: readonly HtmlNode[]): readonly ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const entries = Object.entries(node.attributes).map(([name, value]) => [propNames.get(name) ?? name, value]);
    const props: Record<string, string> = Object.fromEntries(entries);
    const picture = node.name === "img" ? { alt: "", loading: "lazy" } : {};
    const children = holdsText.test(node.name) ? inParagraphs(node.children) : node.children;
    const element = createElement(node.name, { ...picture, ...props }, ...drawHtml(children));
    return node.name === "table" ? inItsPlace(element, node) : element;
  });
}

/**
 * HTML of others, without anything that could run, load from elsewhere or lay itself over the page. It never becomes
 * HTML on the way: what may stay is drawn as elements, on a server and in a browser alike. Nothing when nothing stays.
 */
export function SanitisedHtml(props: SanitisedHtmlProps): ReactElement | null {
  const { html, rules = articleHtml, as = "div", className, ...rest } = props;
  const nodes = sanitiseHtml(html, rules);
  if (nodes.every((node) => typeof node === "string" && node.trim() === "")) return null;
  return createElement(
    as,
    { ...rest, className: joinClasses("torg-sanitised-html", className) },
    ...drawHtml(inParagraphs(nodes)),
  );
}

import { type ComponentPropsWithRef, createElement, type ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { drawHtml } from "./drawHtml.ts";
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

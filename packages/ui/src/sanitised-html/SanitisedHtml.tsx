import { type ComponentPropsWithRef, createElement, type ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { drawHtml } from "./drawHtml.ts";
import { articleHtml, type HtmlRules } from "./htmlRules.ts";
import { inParagraphs } from "./inParagraphs.ts";
import { sanitiseHtml } from "./sanitiseHtml.ts";

/** Props of SanitisedHtml. */
export interface SanitisedHtmlProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** HTML from an external source. */
  readonly html: string;
  /** The HTML to allow; default: running text. */
  readonly rules?: HtmlRules | undefined;
  /** The container element: a block by default, or inline. */
  readonly as?: "div" | "span" | undefined;
}

/**
 * External HTML without anything that could run, load from elsewhere or cover the page. It is never inserted as HTML:
 * what is allowed becomes React elements, identical on server and browser. Renders nothing if nothing remains.
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

import { createElement, type ReactElement } from "react";
import { drawHtml } from "../sanitised-html/drawHtml.ts";
import { articleHtml, type HtmlRules } from "../sanitised-html/htmlRules.ts";
import { inParagraphs } from "../sanitised-html/inParagraphs.ts";
import { sanitiseHtml } from "../sanitised-html/sanitiseHtml.ts";
import { CutText } from "./CutText.tsx";
import { cutHtml } from "./cutHtml.ts";
import type { LongTextProps } from "./LongText.tsx";

/** Props of LongHtml. */
export interface LongHtmlProps extends Omit<LongTextProps, "text"> {
  /** HTML from an external source. */
  readonly html: string;
  /** The HTML to allow; default: running text. */
  readonly rules?: HtmlRules | undefined;
}

/**
 * External HTML, sanitised like in SanitisedHtml, and collapsed to 200 characters on a small screen and 720 on others.
 * It is cut after a word and never through an element; without script and in print, all of it shows.
 */
export function LongHtml({ html, textLang, rules = articleHtml, ...rest }: LongHtmlProps): ReactElement {
  const { nodes, width } = cutHtml(inParagraphs(sanitiseHtml(html, rules)));
  return (
    <CutText {...rest} width={width}>
      {nodes.length > 0 &&
        createElement("div", { className: "torg-sanitised-html", lang: textLang }, ...drawHtml(nodes))}
    </CutText>
  );
}

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
  /** HTML that somebody else wrote. */
  readonly html: string;
  /** What may stay of it; running text when left out. */
  readonly rules?: HtmlRules | undefined;
}

/**
 * HTML of others, cleaned as SanitisedHtml does, of which 200 characters show on a small screen and 720 on others until
 * it is opened. It is cut after a word and through no element; where no script runs, and on paper, all of it shows.
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

import { LongHtml, LongText, type HtmlRules } from "@torg/ui";
import type { ReactElement } from "react";
import { isHtml } from "../../domain/product/isHtml.ts";
import { textLanguage } from "../../domain/product/textLanguage.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** What a description may be made of, when a feed has brought it as HTML. */
const rules = {
  elements: ["p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "h3", "h4"],
  links: "own",
} as const satisfies HtmlRules;

/** Props of ProductDescription. */
export interface ProductDescriptionProps {
  /** Plain text, or HTML as a feed has brought it. */
  readonly text: string;
}

/** The text about a product, in the language that it is written in: its beginning until it is opened, cleaned if it is HTML. */
export function ProductDescription({ text }: ProductDescriptionProps): ReactElement {
  const shared = { textLang: textLanguage(text), ...useLaterCatalogTexts("product").longText };
  return isHtml(text) ? <LongHtml html={text} rules={rules} {...shared} /> : <LongText text={text} {...shared} />;
}

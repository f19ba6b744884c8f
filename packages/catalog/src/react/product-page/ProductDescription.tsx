import { LongHtml, LongText, type HtmlRules } from "@torg/ui";
import type { ReactElement } from "react";
import { isHtml } from "../../domain/product/isHtml.ts";
import { textLanguage } from "../../domain/product/textLanguage.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Allowed HTML in a description from a feed. */
const rules = {
  elements: ["p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "h3", "h4"],
  links: "own",
} as const satisfies HtmlRules;

/** Props of ProductDescription. */
export interface ProductDescriptionProps {
  /** Plain text, or HTML from a feed. */
  readonly text: string;
}

/** The description of a product, marked with its own language and collapsed at first; HTML is sanitised. */
export function ProductDescription({ text }: ProductDescriptionProps): ReactElement {
  const shared = { textLang: textLanguage(text), ...useLaterCatalogTexts("product").longText };
  return isHtml(text) ? <LongHtml html={text} rules={rules} {...shared} /> : <LongText text={text} {...shared} />;
}

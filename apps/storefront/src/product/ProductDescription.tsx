import { textLanguage } from "@torg/catalog/domain/product";
import { Island } from "@torg/islands/server";
import { LongHtml, LongText, type HtmlRules } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { isHtml } from "./isHtml.ts";

/** What a description may be made of, when a feed has brought it as HTML. */
const rules = {
  elements: ["p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "h3", "h4"],
  links: "own",
} as const satisfies HtmlRules;

/** Props of `ProductDescription`. */
export interface ProductDescriptionProps {
  readonly text: string;
}

/** The text about a product: its beginning until it is opened, cleaned where a feed has brought it as HTML. */
export function ProductDescription({ text }: ProductDescriptionProps): ReactNode {
  const { more, less } = storefrontTexts.longText;
  const shared = { textLang: textLanguage(text), moreLabel: more, lessLabel: less };
  return (
    <Island name="longtext" isLate props={{ more, less }}>
      {isHtml(text) ? <LongHtml html={text} rules={rules} {...shared} /> : <LongText text={text} {...shared} />}
    </Island>
  );
}

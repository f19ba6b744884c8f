import { harmlessHtml } from "@torg/catalog/domain";
import { Island } from "@torg/islands/server";
import { LongText } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { isHtml } from "./isHtml.ts";

/** What a description may be made of, when a feed has brought it as HTML. */
const descriptionHtml = ["p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "h3", "h4"];

/** Props of `ProductDescription`. */
export interface ProductDescriptionProps {
  readonly text: string;
}

/** The text about a product: its beginning until it is opened, or cleaned HTML where a feed has brought it so. */
export function ProductDescription({ text }: ProductDescriptionProps): ReactNode {
  if (isHtml(text)) {
    const html = harmlessHtml(text, descriptionHtml);
    return <div className="torg-product-details__text" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const { more, less } = storefrontTexts.longText;
  return (
    <Island name="longtext" isLate props={{ more, less }}>
      <LongText text={text} moreLabel={more} lessLabel={less} />
    </Island>
  );
}

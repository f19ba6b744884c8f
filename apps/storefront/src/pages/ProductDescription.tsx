import { harmlessHtml } from "@torg/catalog/domain";
import type { ReactNode } from "react";

/** What a description may be made of, when a feed has brought it as HTML. */
const descriptionHtml = ["p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "h3", "h4"];

const isHtml = /<\/?(?:p|br|ul|ol|li|div|strong|b|em|i|h\d)\b[^>]*>/i;

/** Props of `ProductDescription`. */
export interface ProductDescriptionProps {
  readonly text: string;
}

/** The text about a product: paragraphs where it is plain, cleaned HTML where a feed has brought it so. */
export function ProductDescription({ text }: ProductDescriptionProps): ReactNode {
  if (isHtml.test(text)) {
    const html = harmlessHtml(text, descriptionHtml);
    return <div className="torg-product-details__text" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div className="torg-product-details__text">
      {text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== "")
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  );
}

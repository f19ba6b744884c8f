import type { ProductDetail } from "@torg/catalog/contract";
import { catalogTexts } from "@torg/catalog/texts";
import type { ReactNode } from "react";

/** Props of `ProductDetails`. */
export interface ProductDetailsProps {
  readonly product: ProductDetail;
  readonly specifications: ReactNode;
}

/** What there is to read about a product: its description beside its specifications. */
export function ProductDetails({ product, specifications }: ProductDetailsProps): ReactNode {
  const texts = catalogTexts.product;
  const paragraphs = product.description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <div className="torg-product-details">
      {paragraphs.length === 0 ? null : (
        <section aria-labelledby="beskrivning">
          <h2 id="beskrivning" className="torg-section-heading">
            {texts.description}
          </h2>
          <div className="torg-product-details__text">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {product.specifications.length === 0 ? null : (
        <section aria-labelledby="specifikationer">
          <h2 id="specifikationer" className="torg-section-heading">
            {texts.specifications}
          </h2>
          {specifications}
        </section>
      )}
    </div>
  );
}

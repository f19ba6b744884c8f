import type { ProductDetail } from "@torg/catalog/contract";
import { productTexts } from "@torg/catalog/texts";
import type { ReactNode } from "react";
import { ProductDescription } from "./ProductDescription.tsx";

/** Props of `ProductDetails`. */
export interface ProductDetailsProps {
  readonly product: ProductDetail;
  readonly specifications: ReactNode;
}

/** What there is to read about a product: its description beside its specifications. */
export function ProductDetails({ product, specifications }: ProductDetailsProps): ReactNode {
  const texts = productTexts;
  return (
    <div className="torg-product-details">
      {product.description === "" ? null : (
        <section aria-labelledby="beskrivning">
          <h2 id="beskrivning" className="torg-section-heading">
            {texts.description}
          </h2>
          <ProductDescription text={product.description} />
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

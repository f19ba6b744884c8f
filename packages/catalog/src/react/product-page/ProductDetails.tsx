import { FoldedSection, Section } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { ProductDetail } from "../../contract/productDetail.ts";
import { productSectionIds } from "../../domain/product/productSections.ts";
import { hasRepair, hasSafety } from "../../domain/product/shownDisclosure.ts";
import { ProductRepair } from "../product-disclosure/ProductRepair.tsx";
import { ProductSafety } from "../product-disclosure/ProductSafety.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { SpecificationTable } from "../specification-table/SpecificationTable.tsx";
import { ProductDescription } from "./ProductDescription.tsx";

/** Props of ProductDetails. */
export interface ProductDetailsProps {
  readonly product: ProductDetail;
  /** The description, if the product has one. Default: `ProductDescription`. */
  readonly description?: ReactNode;
  /** Additional sections that must be readable, such as the legal guarantee. */
  readonly children?: ReactNode;
}

/**
 * The texts about a product: description beside specifications, which fold on a phone, then safety and repair, which
 * never fold because they must be seen before an order.
 */
export function ProductDetails({ product, description, children }: ProductDetailsProps): ReactElement {
  const texts = useLaterCatalogTexts("product");
  const { disclosure, gtin, specifications } = product;
  return (
    <div className="torg-product-page__details">
      {product.description !== "" && (
        <FoldedSection id={productSectionIds.description} heading={texts.description} isOpen>
          {description ?? <ProductDescription text={product.description} />}
        </FoldedSection>
      )}
      {specifications.length > 0 && (
        <FoldedSection id={productSectionIds.specifications} heading={texts.specifications}>
          <SpecificationTable specifications={specifications} />
        </FoldedSection>
      )}
      {disclosure !== null && hasSafety(disclosure) && (
        <Section id={productSectionIds.safety} heading={texts.disclosure.safety}>
          <ProductSafety disclosure={disclosure} gtin={gtin} />
        </Section>
      )}
      {disclosure !== null && hasRepair(disclosure) && (
        <Section id={productSectionIds.repair} heading={texts.disclosure.repair}>
          <ProductRepair disclosure={disclosure} />
        </Section>
      )}
      {children}
    </div>
  );
}

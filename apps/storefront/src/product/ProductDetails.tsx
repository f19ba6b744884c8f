import { ProductRepair, ProductSafety } from "@torg/catalog";
import type { ProductDetail } from "@torg/catalog/contract";
import { hasRepair, hasSafety } from "@torg/catalog/domain/product";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { legalGuaranteeHeading } from "@torg/compliance";
import { DurabilityLabel, LegalGuaranteeNotice } from "@torg/returns";
import type { LegalGuarantee } from "@torg/returns/domain";
import { FoldedSection } from "@torg/ui";
import type { ReactNode } from "react";
import { longText } from "./longText.island.tsx";

/** Props of `ProductDetails`. */
export interface ProductDetailsProps {
  readonly product: ProductDetail;
  readonly specifications: ReactNode;
  /** The notice of the legal guarantee; null where the backend has none. */
  readonly guarantee: LegalGuarantee | null;
}

/** A part of what there is to read, named by its heading; what has to be read before an order is never folded. */
function Part({
  id,
  heading,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="torg-section-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** What there is to read about a product: its description beside its specifications, its safety, repair and guarantees. */
export function ProductDetails({ product, specifications, guarantee }: ProductDetailsProps): ReactNode {
  const texts = laterCatalogTexts.product;
  const { disclosure, gtin } = product;
  return (
    <div className="torg-product-details">
      {product.description === "" ? null : (
        <FoldedSection id="beskrivning" heading={texts.description} isOpen>
          <longText.Place text={product.description} />
        </FoldedSection>
      )}
      {product.specifications.length === 0 ? null : (
        <FoldedSection id="specifikationer" heading={texts.specifications}>
          {specifications}
        </FoldedSection>
      )}
      {disclosure !== null && hasSafety(disclosure) ? (
        <Part id="sakerhet" heading={texts.disclosure.safety}>
          <ProductSafety disclosure={disclosure} gtin={gtin} />
        </Part>
      ) : null}
      {disclosure !== null && hasRepair(disclosure) ? (
        <Part id="reparation" heading={texts.disclosure.repair}>
          <ProductRepair disclosure={disclosure} />
        </Part>
      ) : null}
      {guarantee === null ? null : (
        <Part id="garanti" heading={legalGuaranteeHeading}>
          <LegalGuaranteeNotice notice={guarantee} />
          <DurabilityLabel guarantee={disclosure?.durabilityGuarantee ?? null} />
        </Part>
      )}
    </div>
  );
}

import { FoldedSection, type SectionLink } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { ProductDetail } from "../../contract/productDetail.ts";
import type { DeliveryPromise } from "../../domain/product/deliveryPromise.ts";
import { productSectionIds, productSections, type ProductSection } from "../../domain/product/productSections.ts";
import type { LaterCatalogTexts } from "../../texts/laterSv.ts";
import { ProductFacts } from "../product-facts/ProductFacts.tsx";
import { ProductGallery } from "../product-gallery/ProductGallery.tsx";
import { ProductRow } from "../product-row/ProductRow.tsx";
import type { BuySlot } from "../product-tile/ProductTile.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { ProductDetails } from "./ProductDetails.tsx";
import { ProductSectionLinks } from "./ProductSectionLinks.tsx";

/** Products per row of related products on a wide screen. */
const shownInRow = 4;

/** Props of ProductPage. Slots with a default need no value; the others stay empty without content. */
export interface ProductPageProps {
  readonly product: ProductDetail;
  /** The pictures. Default: `ProductGallery`. */
  readonly gallery?: ReactNode;
  /** The variant picker, above the price. */
  readonly picker?: ReactNode;
  /** The delivery promise; null or absent: none. */
  readonly delivery?: DeliveryPromise | null | undefined;
  /** The buy control, below the price. */
  readonly buy?: ReactNode;
  /** Content below the buy control, such as assurances and credit. */
  readonly children?: ReactNode;
  /** Secondary actions: compare, save, check stock in stores. */
  readonly actions?: ReactNode;
  /** Renders the links to the sections; the list may be empty. Default: `ProductSectionLinks`. */
  readonly links?: (links: readonly SectionLink[]) => ReactNode;
  /** The description, if the product has one. Default: `ProductDescription`. */
  readonly description?: ReactNode;
  /** Additional sections that must be readable before an order, such as the legal guarantee. */
  readonly details?: ReactNode;
  /** Sections below the texts, such as a film. */
  readonly more?: ReactNode;
  /** The buy control of accessories and similar products. */
  readonly buyMatching?: BuySlot | undefined;
  /** Customer reviews. Without them the section is left out. */
  readonly reviews?: ReactNode;
  /** Whether there are reviews; only then do the links include the section. */
  readonly hasReviews?: boolean;
}

function labelsOf(texts: LaterCatalogTexts["product"]): Readonly<Record<ProductSection, string>> {
  return {
    description: texts.description,
    specifications: texts.specifications,
    safety: texts.disclosure.safety,
    matching: texts.matching,
    recommended: texts.recommended,
    reviews: texts.reviewsHeading,
  };
}

/**
 * A product page: pictures beside the facts, then section links, the texts, accessories, similar products and reviews.
 * Components of other packages, and islands that hydrate later, go into its slots.
 */
export function ProductPage(props: ProductPageProps): ReactElement {
  const {
    product,
    gallery,
    picker,
    delivery,
    buy,
    children,
    actions,
    description,
    details,
    more,
    buyMatching,
    reviews,
  } = props;
  const { links: drawLinks = (shown) => <ProductSectionLinks links={shown} />, hasReviews = false } = props;
  const texts = useLaterCatalogTexts("product");
  const labels = labelsOf(texts);
  const links = productSections(product, hasReviews).map((name) => ({
    id: productSectionIds[name],
    label: labels[name],
  }));
  return (
    <div className="torg-product-page">
      <div className="torg-product-page__top">
        <div className="torg-product-page__pictures">
          {gallery ?? <ProductGallery images={product.images} name={product.name} />}
        </div>
        <ProductFacts product={product} picker={picker} delivery={delivery} buy={buy} actions={actions}>
          {children}
        </ProductFacts>
      </div>
      <div className="torg-product-page__links">{drawLinks(links)}</div>
      <ProductDetails product={product} description={description}>
        {details}
      </ProductDetails>
      {more}
      <ProductRow
        id={productSectionIds.matching}
        heading={texts.matching}
        products={product.matchingProducts.slice(0, shownInRow)}
        buy={buyMatching}
      />
      <ProductRow
        id={productSectionIds.recommended}
        heading={texts.recommended}
        products={product.recommendedProducts.slice(0, shownInRow)}
        buy={buyMatching}
      />
      {reviews !== undefined && (
        <FoldedSection id={productSectionIds.reviews} heading={texts.reviewsHeading} isOpen>
          {reviews}
        </FoldedSection>
      )}
    </div>
  );
}

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

/** Products beside this one, of each kind: a row on a wide screen. */
const shownInRow = 4;

/** Props of ProductPage. What has a default needs nothing; the other slots stay empty without content. */
export interface ProductPageProps {
  readonly product: ProductDetail;
  /** The pictures. Default: `ProductGallery`. */
  readonly gallery?: ReactNode;
  /** The variant picker, above the price. */
  readonly picker?: ReactNode;
  /** What is promised of its delivery; null or absent: nothing. */
  readonly delivery?: DeliveryPromise | null | undefined;
  /** The buy control, below the price. */
  readonly buy?: ReactNode;
  /** What stands below the buy control, such as what is promised and credit. */
  readonly children?: ReactNode;
  /** What else can be done with it: comparing, saving, asking for stock in stores. */
  readonly ways?: ReactNode;
  /** Draws the links to the sections, of which there may be none. Default: `ProductSectionLinks`. */
  readonly links?: (links: readonly SectionLink[]) => ReactNode;
  /** The text about the product, where it has one. Default: `ProductDescription`. */
  readonly description?: ReactNode;
  /** Further sections that have to be read before an order, such as the legal guarantee. */
  readonly details?: ReactNode;
  /** Sections below what there is to read, such as a film. */
  readonly more?: ReactNode;
  /** The buy control of the products that go with this one, and of those like it. */
  readonly buyMatching?: BuySlot | undefined;
  /** What customers wrote. Its section is left out without it. */
  readonly reviews?: ReactNode;
  /** Whether somebody has written; only then the links name the section. */
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
 * One product: its pictures beside what it is and costs, then links to what there is to read, the reading itself, what
 * goes with it, what is like it and what customers wrote. Parts of other packages, and parts that wake later, stand in its slots.
 */
export function ProductPage(props: ProductPageProps): ReactElement {
  const { product, gallery, picker, delivery, buy, children, ways, description, details, more, buyMatching, reviews } =
    props;
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
        <ProductFacts product={product} picker={picker} delivery={delivery} buy={buy} ways={ways}>
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

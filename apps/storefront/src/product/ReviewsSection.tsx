import type { ProductDetail } from "@torg/catalog/contract";
import type { ReviewPage } from "@torg/reviews/domain";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { FoldedSection } from "./FoldedSection.tsx";
import { ReviewsIsland } from "./ReviewsIsland.tsx";
import { moreReviewsForm } from "./reviewParts.ts";

/** Props of `ReviewsSection`. */
export interface ReviewsSectionProps {
  readonly product: ProductDetail;
  /** Path and query of the page. */
  readonly path: string;
  /** The newest reviews; null when they could not be read. */
  readonly reviews: ReviewPage | null;
}

/** What customers wrote of a product, in the page itself, or that nobody has or it cannot be read. */
export function ReviewsSection({ product, path, reviews }: ReviewsSectionProps): ReactNode {
  const { product_id: productId, score, numberOfReviews } = product;
  return (
    <FoldedSection id="omdomen" className="torg-product-page__more" heading={storefrontTexts.product.reviews} isOpen>
      <ReviewsIsland {...{ productId, score, numberOfReviews, reviews }} more={moreReviewsForm(path)} />
    </FoldedSection>
  );
}

import type { ProductDetail } from "@torg/catalog/contract";
import { createClient } from "@torg/http";
import { ReviewList } from "@torg/reviews";
import type { ReviewPage } from "@torg/reviews/domain";
import { createReviewListState } from "@torg/reviews/state";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** Props of `ReviewsSection`. */
export interface ReviewsSectionProps {
  readonly product: ProductDetail;
  /** The newest reviews; null when there are none. */
  readonly reviews: ReviewPage | null;
}

/** What customers wrote of a product, in the page itself; nothing without any. */
export function ReviewsSection({ product, reviews }: ReviewsSectionProps): ReactNode {
  if (reviews === null || reviews.data.length === 0) return null;
  const { product_id: productId, score, numberOfReviews } = product;
  const state = createReviewListState({ client: createClient(), productId, initial: reviews });
  return (
    <section id="omdomen" className="torg-product-page__more" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className="torg-section-heading">
        {storefrontTexts.product.reviews}
      </h2>
      <ReviewList {...{ productId, score, numberOfReviews, state }} />
    </section>
  );
}

import type { ProductDetail } from "@torg/catalog/contract";
import { ReviewList } from "@torg/reviews";
import { moreReviewsForm, type ReviewPage, starLinks } from "@torg/reviews/domain";
import type { ReactNode } from "react";
import { pathAddress } from "../awake/currentPath.ts";
import { reviews as reviewsIsland } from "./reviews.island.tsx";

/** Props of `ProductReviews`. */
export interface ProductReviewsProps {
  readonly product: ProductDetail;
  /** Path and query of the page. */
  readonly path: string;
  /** The newest reviews; null when they could not be read. */
  readonly reviews: ReviewPage | null;
}

/**
 * Customer reviews of a product, rendered in the page itself, or the message that there are none or that they cannot be
 * read.
 */
export function ProductReviews({ product, path, reviews }: ProductReviewsProps): ReactNode {
  const { productId, score, numberOfReviews } = product;
  const address = pathAddress(path);
  const reviewProps = {
    productId,
    score,
    numberOfReviews,
    reviews,
    more: moreReviewsForm(address),
    starLinks: starLinks(address),
  };
  // When all reviews are shown there is nothing to hydrate.
  const hasMore = reviews?.pagination.nextPage != null;
  return hasMore ? <reviewsIsland.Place {...reviewProps} /> : <ReviewList {...reviewsIsland.asleep(reviewProps)} />;
}

import { createClient } from "@torg/http";
import { Island } from "@torg/islands/server";
import { ReviewList } from "@torg/reviews";
import type { ReviewListProps } from "@torg/reviews";
import type { ReviewPage } from "@torg/reviews/domain";
import { createReviewListState } from "@torg/reviews/state";
import type { ReactNode } from "react";

/** What travels in the markup for the reviews of a product. */
export interface ReviewsIslandProps extends Omit<ReviewListProps, "state"> {
  /** The reviews that the page shows; null when they could not be read. */
  readonly reviews: ReviewPage | null;
}

/** The reviews of a product, part by part: a form until somebody reaches for its button; HTML when all are shown. */
export function ReviewsIsland(props: ReviewsIslandProps): ReactNode {
  const { reviews, ...rest } = props;
  const state = createReviewListState({ client: createClient(), productId: rest.productId, initial: reviews });
  const list = <ReviewList {...rest} state={state} />;
  if (reviews?.pagination.nextPage == null) return list;
  return (
    <Island name="reviews" isLate props={props}>
      {list}
    </Island>
  );
}

import { createClient } from "@torg/http";
import { awaken } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { ReviewList, type ReviewListProps } from "@torg/reviews";
import type { ReviewPage } from "@torg/reviews/domain";
import { createReviewListState } from "@torg/reviews/state";
import { shopClient } from "../awake/shopClient.ts";

/** What the reviews of a product are drawn from. */
export interface ReviewsProps extends Omit<ReviewListProps, "state"> {
  /** The reviews that the page shows; null when they could not be read. */
  readonly reviews: ReviewPage | null;
}

/** The reviews of a product, part by part: a form until somebody reaches for its button. */
export const reviews = defineIsland({
  name: "reviews",
  view: ReviewList,
  asleep: ({ reviews: initial, ...rest }: ReviewsProps) => ({
    ...rest,
    state: createReviewListState({ client: createClient(), productId: rest.productId, initial }),
  }),
  props: (given) => given,
  isLate: true,
});

/** Takes the reviews over. */
export const mount = awaken<typeof reviews>(ReviewList, ({ reviews: initial, ...rest }) => ({
  ...rest,
  state: createReviewListState({ client: shopClient(), productId: rest.productId, initial }),
}));

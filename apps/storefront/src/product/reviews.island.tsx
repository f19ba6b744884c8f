import { createClient } from "@torg/http";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { ReviewList, type ReviewListProps } from "@torg/reviews";
import type { ReviewPage } from "@torg/reviews/domain";
import { createReviewListState } from "@torg/reviews/state";
import { shopClient } from "../awake/shopClient.ts";

/** Props of the reviews of a product. */
export interface ReviewsProps extends Omit<ReviewListProps, "state"> {
  /** The reviews that the page shows; null when they could not be read. */
  readonly reviews: ReviewPage | null;
}

/** The reviews of a product, page by page: a form until the first interaction. */
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

/** Hydrates the reviews. */
export const mount = hydrateView<typeof reviews>(ReviewList, ({ reviews: initial, ...rest }) => ({
  ...rest,
  state: createReviewListState({ client: shopClient(), productId: rest.productId, initial }),
}));

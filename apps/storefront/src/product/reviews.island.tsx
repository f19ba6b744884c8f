import { defineIsland } from "@torg/islands";
import { ReviewList } from "@torg/reviews";
import { createReviewListState } from "@torg/reviews/state";
import { shopClient } from "../awake/shopClient.ts";
import type { ReviewsIslandProps } from "./ReviewsIsland.tsx";

export const { mount } = defineIsland(({ reviews, ...rest }: ReviewsIslandProps) => (
  <ReviewList
    {...rest}
    state={createReviewListState({ client: shopClient(), productId: rest.productId, initial: reviews })}
  />
));

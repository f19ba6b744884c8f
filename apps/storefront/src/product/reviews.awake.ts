import { awaken, type Mount } from "@torg/islands";
import { ReviewList } from "@torg/reviews";
import { createReviewListState } from "@torg/reviews/state";
import { shopClient } from "../awake/shopClient.ts";
import type { reviews } from "./reviews.island.tsx";

export const mount: Mount<"reviews"> = awaken<typeof reviews>(ReviewList, ({ reviews: initial, ...rest }) => ({
  ...rest,
  state: createReviewListState({ client: shopClient(), productId: rest.productId, initial }),
}));

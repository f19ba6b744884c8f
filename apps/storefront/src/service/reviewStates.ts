import type { Client } from "@torg/http";
import type { ReviewPage } from "@torg/pages/contract";
import { createReviewFormState, type ReviewFormState } from "@torg/reviews/state";

/** What the forms of a request stand on. */
export interface ReviewStatesOptions {
  readonly client: Client;
  readonly onRedirect: (address: string) => void;
}

/** The states of the forms of a request to review, by product. */
export function reviewStates(
  { uuid, products }: ReviewPage,
  { client, onRedirect }: ReviewStatesOptions,
): ReadonlyMap<number, ReviewFormState> {
  return new Map(
    products.map(({ product_id: productId, review }) => [
      productId,
      createReviewFormState({ client, uuid, productId, review, onRedirect }),
    ]),
  );
}

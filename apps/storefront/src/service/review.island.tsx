import { type Client, createClient } from "@torg/http";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ReviewPageData } from "@torg/pages/contract";
import { ReviewForm } from "@torg/reviews";
import { createReviewFormState, type ReviewFormState } from "@torg/reviews/state";
import type { ReactNode } from "react";
import { openedAs } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";
import { reviewAction, type ReviewFlash } from "../flash/reviewFlash.ts";
import { ReviewPicture } from "./ReviewPicture.tsx";

/** Props of `ReviewView`. */
export interface ReviewViewProps {
  readonly page: ReviewPageData;
  /** The states of the forms, by product. */
  readonly states: ReadonlyMap<number, ReviewFormState>;
  /** The refused form, when it was sent without script. */
  readonly brought: ReviewFlash | null;
}

/** One form for each product of a review request. */
export function ReviewView({ page, states, brought }: ReviewViewProps): ReactNode {
  const { uuid, products } = page;
  return products.map(({ productId: id, name, image, review }) => {
    const state = states.get(id);
    if (state === undefined) return null;
    return (
      <ReviewForm
        key={id}
        state={state}
        heading={name}
        reviewer={review?.reviewer || page.reviewer}
        text={review?.text ?? ""}
        flash={brought?.productId === id ? brought.flash : null}
        action={reviewAction(uuid, id)}
        picture={<ReviewPicture image={image} />}
      />
    );
  });
}

/** Dependencies of the review forms. */
export interface ReviewStatesOptions {
  readonly client: Client;
  readonly onRedirect: (address: string) => void;
}

/** The states of the forms of a review request, by product. */
export function reviewStates(
  { uuid, products }: ReviewPageData,
  { client, onRedirect }: ReviewStatesOptions,
): ReadonlyMap<number, ReviewFormState> {
  return new Map(
    products.map(({ productId, review }) => [
      productId,
      createReviewFormState({ client, uuid, productId, review, onRedirect }),
    ]),
  );
}

/** Props of the forms' island place. */
export type ReviewPlaceProps = Pick<ReviewViewProps, "page" | "brought">;

/** The forms of a review request: they work without script, and become an island when they come into view. */
export const review = defineIsland({
  name: "review",
  view: ReviewView,
  asleep: ({ page, brought }: ReviewPlaceProps) => ({
    page,
    brought,
    states: reviewStates(page, { client: createClient(), onRedirect: () => {} }),
  }),
  props: ({ brought }) => ({ brought }),
  className: () => "torg-review-forms",
  wake: () => "visible",
});

/** Hydrates the review forms. */
export const mount = hydrateView<typeof review>(ReviewView, async ({ brought }) => {
  const { page } = await openedAs("review");
  const onRedirect = (address: string): void => window.location.assign(address);
  return { page, brought, states: reviewStates(page, { client: shopClient(), onRedirect }) };
});

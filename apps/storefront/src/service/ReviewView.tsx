import type { ReviewPage } from "@torg/pages/contract";
import { ReviewForm } from "@torg/reviews";
import type { ReviewFormState } from "@torg/reviews/state";
import type { ReactNode } from "react";
import { ReviewPicture } from "./ReviewPicture.tsx";
import { reviewAction, type ReviewFlash } from "./reviewFlash.ts";

/** Props of `ReviewView`. */
export interface ReviewViewProps {
  readonly page: ReviewPage;
  /** The states of the forms, by product. */
  readonly states: ReadonlyMap<number, ReviewFormState>;
  /** What a form without script has brought back. */
  readonly brought: ReviewFlash | null;
}

/** One form for each product of a request to review. */
export function ReviewView({ page, states, brought }: ReviewViewProps): ReactNode {
  const { uuid, products } = page;
  return products.map(({ product_id: id, product_name: name, product_puff_image: image, review }) => {
    const state = states.get(id);
    if (state === undefined) return null;
    const values = brought?.productId === id ? brought.flash.values : {};
    return (
      <ReviewForm
        key={id}
        state={state}
        heading={name}
        reviewer={values["reviewer"] ?? (review?.reviewer || page.reviewer)}
        text={values["text"] ?? review?.text ?? ""}
        action={reviewAction(uuid, id)}
        picture={<ReviewPicture image={image} />}
      />
    );
  });
}

import type { ReviewPageData } from "@torg/pages/contract";
import { ReviewRequest } from "@torg/reviews";
import type { ReactNode } from "react";
import { review } from "./review.island.tsx";
import { reviewFlash } from "../flash/reviewFlash.ts";

/** Props of `ReviewPage`. */
export interface ReviewPageProps {
  readonly page: ReviewPageData;
}

/** The page that a review request links to. */
export function ReviewPage({ page }: ReviewPageProps): ReactNode {
  const ids = page.products.map(({ productId: id }) => id);
  const brought = reviewFlash(page.flash, page.uuid, ids);
  return (
    <ReviewRequest>
      <review.Place {...{ page, brought }} />
    </ReviewRequest>
  );
}

import { ColumnPage } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of ReviewRequest. */
export interface ReviewRequestProps {
  /** The forms, one for each product; the lead text is hidden when none is left. */
  readonly children: ReactNode;
}

/** The page that a review request links to. */
export function ReviewRequest({ children }: ReviewRequestProps): ReactElement {
  const { request } = useReviewsTexts();
  return (
    <ColumnPage className="torg-review-request" heading={request.heading} lead={request.lead}>
      {children}
    </ColumnPage>
  );
}

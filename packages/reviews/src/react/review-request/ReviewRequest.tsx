import { ColumnPage } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of ReviewRequest. */
export interface ReviewRequestProps {
  /** The forms, one for each product; what asks for them goes when none is left. */
  readonly children: ReactNode;
}

/** The page that a request to review leads to. */
export function ReviewRequest({ children }: ReviewRequestProps): ReactElement {
  const { request } = useReviewsTexts();
  return (
    <ColumnPage className="torg-review-request" heading={request.heading} lead={request.lead}>
      {children}
    </ColumnPage>
  );
}

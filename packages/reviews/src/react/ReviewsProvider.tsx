import { createContext, useContext, type ReactElement, type ReactNode } from "react";
import { reviewsTexts, type ReviewsTexts } from "../texts/index.ts";

const TextsContext = createContext<ReviewsTexts>(reviewsTexts);

/** Props of ReviewsProvider. */
export interface ReviewsProviderProps {
  readonly texts: ReviewsTexts;
  readonly children: ReactNode;
}

/** Gives the parts below it other words than the Swedish ones that they have without it. */
export function ReviewsProvider({ texts, children }: ReviewsProviderProps): ReactElement {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The words that the nearest provider gives. */
export function useReviewsTexts(): ReviewsTexts {
  return useContext(TextsContext);
}

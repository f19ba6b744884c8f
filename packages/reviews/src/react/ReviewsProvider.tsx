import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { reviewsTexts, type ReviewsTexts } from "../texts/index.ts";

/** Where the ways on from a review lead. */
export type ReviewsAddresses = Pick<ShopAddresses, "home">;

interface ReviewsContextValue {
  readonly texts: ReviewsTexts;
  readonly addresses: ReviewsAddresses;
}

const ReviewsContext = createContext<ReviewsContextValue>({ texts: reviewsTexts, addresses: shopAddresses });

/** Props of ReviewsProvider. */
export interface ReviewsProviderProps {
  /** Default: the Swedish words. */
  readonly texts?: ReviewsTexts;
  /** Default: those of the contract; a value for all packages may be given whole. */
  readonly addresses?: Partial<ReviewsAddresses>;
  readonly children: ReactNode;
}

/** Gives the parts below it their words and addresses. Without it they speak Swedish. */
export function ReviewsProvider({ texts = reviewsTexts, addresses, children }: ReviewsProviderProps): ReactElement {
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <ReviewsContext value={value}>{children}</ReviewsContext>;
}

/** The words that the nearest provider gives. */
export function useReviewsTexts(): ReviewsTexts {
  return useContext(ReviewsContext).texts;
}

/** The addresses that the nearest provider gives. */
export function useReviewsAddresses(): ReviewsAddresses {
  return useContext(ReviewsContext).addresses;
}

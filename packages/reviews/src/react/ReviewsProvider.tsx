import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { reviewsTexts, type ReviewsTexts } from "../texts/sv.ts";

/** Addresses that the review pages link to. */
export type ReviewsAddresses = Pick<ShopAddresses, "home">;

interface ReviewsContextValue {
  readonly texts: ReviewsTexts;
  readonly addresses: ReviewsAddresses;
}

const ReviewsContext = createContext<ReviewsContextValue>({ texts: reviewsTexts, addresses: shopAddresses });

/** Props of ReviewsProvider. */
export interface ReviewsProviderProps {
  /** Default: the Swedish texts. */
  readonly texts?: ReviewsTexts;
  /** Default: those of the contract; a value made for all packages may be passed whole. */
  readonly addresses?: Partial<ReviewsAddresses>;
  readonly children: ReactNode;
}

/** Provides texts and addresses to its children. Without it they use Swedish. */
export function ReviewsProvider({ texts = reviewsTexts, addresses, children }: ReviewsProviderProps): ReactElement {
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <ReviewsContext value={value}>{children}</ReviewsContext>;
}

/** The texts of the nearest provider. */
export function useReviewsTexts(): ReviewsTexts {
  return useContext(ReviewsContext).texts;
}

/** The addresses of the nearest provider. */
export function useReviewsAddresses(): ReviewsAddresses {
  return useContext(ReviewsContext).addresses;
}

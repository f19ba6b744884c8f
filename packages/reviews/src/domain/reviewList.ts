import type { Review, VerifiedPurchases } from "./review.ts";

/** One part of a product's reviews, as a server gives it. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly pagination: { readonly total: number; readonly count: number; readonly nextPage: string | null };
  /** The server's own sentence when it gives no reviews. */
  readonly error?: string | undefined;
  /** How many of all who rated the product, also without words, are known to have bought it. */
  readonly verifiedPurchases?: VerifiedPurchases | undefined;
  /** How many reviews of the product the shop has taken down. */
  readonly takenDown?: number | undefined;
  /** How many reviews with words there are of each rating, from one star to five. */
  readonly ratingCounts?: readonly number[] | undefined;
}

/** A product's reviews as far as they have been read. */
export interface ReviewList {
  readonly reviews: readonly Review[];
  readonly total: number;
  /** Where the next part is; null when everything has been read. */
  readonly nextPage: string | null;
  readonly status: "loading" | "loaded" | "failed";
  /** The server's sentence for the failure; null leaves the words to the shop. */
  readonly error: string | null;
  /** What the server says of all ratings; null when it says nothing. */
  readonly verified: VerifiedPurchases | null;
  /** How many reviews the shop has taken down. */
  readonly takenDown: number;
  /** How many there are of each rating, from one star to five; null when the server says nothing. */
  readonly ratingCounts: readonly number[] | null;
}

/** What a list shows in place of, or below, its reviews. */
export type ReviewListView = "loading" | "empty" | "failed" | "list";

/** A list before the first answer. */
export const emptyReviewList: ReviewList = {
  reviews: [],
  total: 0,
  nextPage: null,
  status: "loading",
  error: null,
  verified: null,
  takenDown: 0,
  ratingCounts: null,
};

/** Starts reading: what has been read stays. */
export function startReading(list: ReviewList): ReviewList {
  return { ...list, status: "loading", error: null };
}

/** Appends a part; a review that is there already is not shown twice. An error of the server keeps what was read. */
export function appendPage(list: ReviewList, page: ReviewPage): ReviewList {
  if (page.error !== undefined && page.error !== "") return failReading(list, page.error);
  const known = new Set(list.reviews.map(({ id }) => id));
  const added = page.reviews.filter(({ id }) => !known.has(id));
  return {
    reviews: [...list.reviews, ...added],
    total: page.pagination.total,
    nextPage: page.pagination.nextPage,
    status: "loaded",
    error: null,
    verified: page.verifiedPurchases ?? null,
    takenDown: page.takenDown ?? 0,
    ratingCounts: page.ratingCounts ?? list.ratingCounts,
  };
}

/** Ends a reading that failed; the next part can be asked for again. */
export function failReading(list: ReviewList, error: string | null = null): ReviewList {
  return { ...list, status: "failed", error };
}

/** Chooses what to show: reviews that are there stay in view whatever happens to the next part. */
export function reviewListView({ reviews, status }: ReviewList): ReviewListView {
  if (reviews.length > 0) return "list";
  return status === "loaded" ? "empty" : status;
}

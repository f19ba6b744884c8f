import type { Review, VerifiedPurchases } from "./review.ts";

/** One page of a product's reviews, as a server returns it. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly pagination: { readonly total: number; readonly count: number; readonly nextPage: string | null };
  /** The server's own message when it returns no reviews. */
  readonly error?: string | undefined;
  /** How many of all raters, including those without text, are known to have bought the product. */
  readonly verifiedPurchases?: VerifiedPurchases | undefined;
  /** How many reviews of the product the shop has taken down. */
  readonly takenDown?: number | undefined;
  /** The number of reviews with text by rating, from one star to five. */
  readonly ratingCounts?: readonly number[] | undefined;
}

/** A product's reviews, as far as they have been loaded. */
export interface ReviewList {
  readonly reviews: readonly Review[];
  readonly total: number;
  /** Address of the next page; null when all are loaded. */
  readonly nextPage: string | null;
  readonly status: "loading" | "loaded" | "failed";
  /** The server's message for the failure; null: the shop's own text is shown. */
  readonly error: string | null;
  /** The server's statement about all ratings; null when it makes none. */
  readonly verified: VerifiedPurchases | null;
  /** How many reviews the shop has taken down. */
  readonly takenDown: number;
  /** The number of reviews by rating, from one star to five; null when the server does not say. */
  readonly ratingCounts: readonly number[] | null;
}

/** What a list shows instead of, or below, its reviews. */
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

/** Starts loading: loaded reviews stay. */
export function startLoading(list: ReviewList): ReviewList {
  return { ...list, status: "loading", error: null };
}

/** Appends a page; reviews already in the list are skipped. A server error keeps the loaded reviews. */
export function appendPage(list: ReviewList, page: ReviewPage): ReviewList {
  if (page.error !== undefined && page.error !== "") return failLoading(list, page.error);
  const listedIds = new Set(list.reviews.map(({ id }) => id));
  const added = page.reviews.filter(({ id }) => !listedIds.has(id));
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

/** Ends a failed load; the next page can be requested again. */
export function failLoading(list: ReviewList, error: string | null = null): ReviewList {
  return { ...list, status: "failed", error };
}

/** Chooses what to show: loaded reviews stay visible whatever happens to the next page. */
export function reviewListView({ reviews, status }: ReviewList): ReviewListView {
  if (reviews.length > 0) return "list";
  return status === "loaded" ? "empty" : status;
}

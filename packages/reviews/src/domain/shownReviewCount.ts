/** A rating and its number of reviews. */
export interface CountedRating {
  /** 0 to 5. */
  readonly score: number;
  readonly numberOfReviews: number;
}

/**
 * The number of reviews to show beside a rating. Null when there is a rating but no review, as when a shop imported
 * ratings without their reviews: a zero beside stars would contradict them.
 */
export function shownReviewCount({ score, numberOfReviews }: CountedRating): number | null {
  return numberOfReviews === 0 && score > 0 ? null : numberOfReviews;
}

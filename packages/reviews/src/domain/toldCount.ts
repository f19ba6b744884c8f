/** A rating and how many reviews are behind it. */
export interface CountedRating {
  /** 0 to 5. */
  readonly score: number;
  readonly numberOfReviews: number;
}

/**
 * How many reviews are told beside a rating. Null where there is a rating and no review, as where a shop has brought
 * ratings along without their reviews: a nought beside stars would deny them.
 */
export function toldCount({ score, numberOfReviews }: CountedRating): number | null {
  return numberOfReviews === 0 && score > 0 ? null : numberOfReviews;
}

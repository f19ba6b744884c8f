/** What can be wrong with the text of a review. */
export type ReviewTextProblem = "text-missing" | "rating-missing";

/**
 * Checks a text before it is sent: it must not be blank, and the review must already have a rating. Null when valid.
 */
export function reviewTextProblem(text: string, reviewId: number | null): ReviewTextProblem | null {
  if (reviewId === null) return "rating-missing";
  return text.trim() === "" ? "text-missing" : null;
}

import { cleanTextLine } from "@torg/format/typed";

/** What can be wrong with the text of a review. */
export type ReviewTextProblem = "text-missing" | "rating-missing";

/**
 * Checks a text before it is sent: something of it must be seen, and the review must already have a rating. Null when
 * valid.
 */
export function reviewTextProblem(text: string, reviewId: number | null): ReviewTextProblem | null {
  if (reviewId === null) return "rating-missing";
  return cleanTextLine(text) === "" ? "text-missing" : null;
}

/** What can be wrong with the text of a review. */
export type ReviewTextProblem = "text-missing" | "rating-missing";

/** Checks a text before it is sent: it needs words, and a review whose rating exists. Null when it may be sent. */
export function reviewTextProblem(text: string, reviewId: number | null): ReviewTextProblem | null {
  if (reviewId === null) return "rating-missing";
  return text.trim() === "" ? "text-missing" : null;
}

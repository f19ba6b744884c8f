export { createReviewFormState } from "./createReviewFormState.ts";
export type { ReviewFormOptions, ReviewFormSnapshot, ReviewFormState } from "./createReviewFormState.ts";
export { createReviewListState } from "./createReviewListState.ts";
export type { ReviewListOptions, ReviewListState } from "./createReviewListState.ts";

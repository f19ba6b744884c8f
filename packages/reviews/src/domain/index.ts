export { filledPercent, isRating, ratings } from "./review.ts";
export type { Rating, Review, VerifiedPurchases } from "./review.ts";
export { appendPage, emptyReviewList, failReading, reviewListView, startReading } from "./reviewList.ts";
export type { ReviewList, ReviewListView, ReviewPage } from "./reviewList.ts";
export { reviewOrigin } from "./reviewOrigin.ts";
export { reviewTextProblem } from "./reviewText.ts";
export type { ReviewTextProblem } from "./reviewText.ts";
export { moreReviewsForm, mostReviewParts, reviewPartsOf } from "./reviewParts.ts";
export type { MoreReviewsForm, PageAddress } from "./reviewParts.ts";

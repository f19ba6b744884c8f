export { createReviewCall, reviewsCall, submitReviewCall, updateReviewCall } from "./reviewCalls.ts";
export { reviewPageSchema, reviewSchema } from "./reviewSchema.ts";

export { createReviewCall, reviewsCall, updateReviewCall } from "./reviewCalls.ts";
export { reviewPageSchema, reviewSchema } from "./reviewSchema.ts";

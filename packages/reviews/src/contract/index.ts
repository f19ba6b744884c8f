export {
  createReviewCall,
  refuseRequestsCall,
  reviewsCall,
  submitReviewCall,
  updateReviewCall,
} from "./reviewCalls.ts";
export { reviewPageSchema, reviewSchema } from "./reviewSchema.ts";
export { reviewFormPath } from "./reviewFormPath.ts";

export { RatingInput, type RatingInputProps } from "./rating-input/RatingInput.tsx";
export { ReviewForm, type ReviewFormProps } from "./review-form/ReviewForm.tsx";
export { ReviewList, type ReviewListProps } from "./review-list/ReviewList.tsx";
export { ReviewRefusal, type ReviewRefusalProps } from "./review-request/ReviewRefusal.tsx";
export { ReviewRequest, type ReviewRequestProps } from "./review-request/ReviewRequest.tsx";
export { ReviewThanks, type ReviewThanksProps } from "./review-request/ReviewThanks.tsx";
export {
  ReviewsProvider,
  useReviewsAddresses,
  useReviewsTexts,
  type ReviewsAddresses,
  type ReviewsProviderProps,
} from "./ReviewsProvider.tsx";

export { RatingInput, type RatingInputProps } from "./rating-input/RatingInput.tsx";
export { ReviewForm, type ReviewFormProps } from "./review-form/ReviewForm.tsx";
export { ReviewList, type ReviewListProps } from "./review-list/ReviewList.tsx";
export { ReviewsProvider, useReviewsTexts, type ReviewsProviderProps } from "./ReviewsProvider.tsx";

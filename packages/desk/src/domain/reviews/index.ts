export {
  maxReviewAnswerLength,
  readReviewFilter,
  parseTakedownReason,
  reviewFilters,
  takedownReasons,
} from "./takeDown.ts";
export type { DeskReview, ReviewFilter, TakedownReason } from "./takeDown.ts";

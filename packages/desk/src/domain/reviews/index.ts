export {
  longestReviewAnswer,
  readReviewFilter,
  readTakeDownGround,
  reviewFilters,
  takeDownGrounds,
} from "./takeDown.ts";
export type { DeskReview, ReviewFilter, TakeDownGround } from "./takeDown.ts";

export { reviewsTexts } from "./sv.ts";
export type { ReviewsTexts } from "./sv.ts";

import type { ReviewList } from "./reviewList.ts";
import type { VerifiedPurchases } from "./review.ts";

/**
 * How many reviews come from verified purchases: as the server says about all ratings, else as far as the loaded
 * reviews show. Null when there are no reviews, and thus nothing to say.
 */
export function reviewOrigin({ reviews, nextPage, verified }: ReviewList): VerifiedPurchases | null {
  if (verified !== null) return verified;
  if (reviews.length === 0) return null;
  const verifiedCount = reviews.filter((review) => review.isVerifiedPurchase === true).length;
  if (verifiedCount === 0 && nextPage === null) return "none";
  return verifiedCount === reviews.length && nextPage === null ? "all" : "some";
}

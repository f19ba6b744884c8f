import type { ReviewList } from "./reviewList.ts";
import type { VerifiedPurchases } from "./review.ts";

/**
 * Tells where a product's reviews come from: as the server says of all ratings, else as far as the reviews that were
 * read show it. Null when nothing has been written, so that there is nothing to tell.
 */
export function reviewOrigin({ reviews, nextPage, verified }: ReviewList): VerifiedPurchases | null {
  if (verified !== null) return verified;
  if (reviews.length === 0) return null;
  const known = reviews.filter((review) => review.isVerifiedPurchase === true).length;
  if (known === 0 && nextPage === null) return "none";
  return known === reviews.length && nextPage === null ? "all" : "some";
}

import { encodeRequest } from "@torg/http";
import { reviewsCall } from "@torg/reviews/contract";
import type { ReviewPage } from "@torg/reviews/domain";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { findReviews, reviewsPerAnswer } from "./reviewQueries.ts";

/** Which of a product's reviews to read. */
export interface ReviewInput {
  readonly productId: number;
  /** From 1. */
  readonly page: number;
  readonly stars?: number | undefined;
}

/** Reads a page of a product's reviews. */
export async function readReviews(db: Kysely<Database>, { productId, page, stars }: ReviewInput): Promise<ReviewPage> {
  const found = await findReviews(db, productId, { page, stars: stars ?? null });
  const { total, reviews, verified, takenDown, ratingCounts } = found;
  const hasMore = page * reviewsPerAnswer < total;
  const next = hasMore ? encodeRequest(reviewsCall, { productId, stars, page: page + 1 }).url : null;
  return {
    reviews,
    pagination: { total, count: reviews.length, nextPage: next },
    ...(verified === null ? {} : { verifiedPurchases: verified }),
    ...(ratingCounts.every((count) => count === 0) ? {} : { ratingCounts }),
    ...(takenDown === 0 ? {} : { takenDown }),
  };
}

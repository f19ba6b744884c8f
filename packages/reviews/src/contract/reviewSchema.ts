import { wireContent, wireInteger, wireNumber, wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { Review, ReviewPage } from "../domain/index.ts";

/** A review, as the list and page data carry it. */
export const reviewSchema: z.ZodMiniType<Review> = wireObject({
  id: wireInteger,
  reviewer: wireText,
  rating: wireNumber,
  text: wireText,
  date: wireText,
  storeName: ["store_name", wireTextOrNull],
  isVerifiedPurchase: ["verified_purchase", z.optional(z.boolean())],
  answer: z.optional(z.string()),
});

/** One page of a product's reviews. */
export const reviewPageSchema: z.ZodMiniType<ReviewPage> = wireObject({
  reviews: ["data", wireContent(reviewSchema)],
  pagination: z._default(
    wireObject({ total: wireInteger, count: wireInteger, nextPage: ["next_page", wireTextOrNull] }),
    { total: 0, count: 0, nextPage: null },
  ),
  error: z.optional(z.string()),
  verifiedPurchases: ["verified_purchases", z.optional(z.enum(["all", "some", "none"]))],
  ratingCounts: ["rating_counts", z.optional(z.array(z.int()).check(z.length(5)))],
  takenDown: ["taken_down", z.optional(z.int())],
});

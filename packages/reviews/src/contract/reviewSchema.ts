import { wireContent, wireInteger, wireNumber, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { Review, ReviewPage } from "../domain/index.ts";

/** A review as the list and page data carry it. */
export const reviewSchema: z.ZodMiniType<Review> = z.object({
  id: wireInteger,
  reviewer: wireText,
  rating: wireNumber,
  text: wireText,
  date: wireText,
  store_name: wireTextOrNull,
  verified_purchase: z.optional(z.boolean()),
});

/** One part of a product's reviews. */
export const reviewPageSchema: z.ZodMiniType<ReviewPage> = z.object({
  data: wireContent(reviewSchema),
  pagination: z._default(z.object({ total: wireInteger, count: wireInteger, next_page: wireTextOrNull }), {
    total: 0,
    count: 0,
    next_page: null,
  }),
  error: z.optional(z.string()),
  verified_purchases: z.optional(z.enum(["all", "some", "none"])),
});

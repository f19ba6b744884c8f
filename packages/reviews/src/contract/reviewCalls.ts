import { cleanTextLine } from "@torg/format/typed";
import { defineCall, wireInteger, wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import { reviewPageSchema } from "./reviewSchema.ts";
import { reviewFormPath } from "./reviewFormPath.ts";

const rating = z.pipe(wireInteger, z.int().check(z.minimum(1), z.maximum(5)));
/** The name of a reviewer, and their words, as typed, without unseen signs. */
const typedReviewer = z.string().check(z.overwrite(cleanTextLine), z.maxLength(100));
const typedText = z.string().check(z.overwrite(cleanTextLine), z.maxLength(5000));
const savedReview = { id: wireInteger, rating: wireInteger, reviewer: wireText };

/** Returns reviews of a product; the answer names the address of the next page. */
export const reviewsCall = defineCall({
  method: "GET",
  path: "/api/internal/product_reviews/{productId}",
  encoding: "query",
  request: z.object({
    productId: wireInteger,
    page: z.optional(z.pipe(wireInteger, z.int().check(z.minimum(1)))),
    /** Only those of this rating. */
    stars: z.optional(rating),
  }),
  response: reviewPageSchema,
  summary: "Returns one page of a product's reviews.",
});

/** Creates a review with a rating, from the link that a buyer was sent. */
export const createReviewCall = defineCall({
  method: "POST",
  path: "/api/internal/product_review/{uuid}/{product_id}/store",
  encoding: "json",
  request: wireObject({ uuid: z.string(), productId: ["product_id", wireInteger], rating }),
  response: z.object(savedReview),
  summary: "Creates a review with a rating.",
});

/** Changes a review: its rating, or its text with the reviewer's name and the product. */
export const updateReviewCall = defineCall({
  method: "POST",
  path: "/api/internal/product_review/{uuid}/{review_id}/update",
  encoding: "json",
  request: wireObject({
    uuid: z.string(),
    reviewId: ["review_id", wireInteger],
    rating: z.optional(rating),
    text: z.optional(typedText.check(z.minLength(1))),
    reviewer: z.optional(typedReviewer),
    productId: ["product_id", z.optional(wireInteger)],
  }).check(z.refine(({ rating: given, text }) => given !== undefined || text !== undefined, "rating-or-text-missing")),
  response: wireObject({ ...savedReview, redirectUrl: ["redirect_url", z._default(wireTextOrNull, null)] }),
  summary: "Changes the rating or the text of a review.",
});

/** Sends rating and text at once, as a form without script does; the text may be left out. */
export const submitReviewCall = defineCall({
  method: "POST",
  path: reviewFormPath,
  encoding: "form",
  request: wireObject({
    uuid: z.string(),
    productId: ["product_id", wireInteger],
    rating,
    text: z._default(typedText, ""),
    reviewer: z._default(typedReviewer, ""),
  }),
  /** The page to go to next. */
  response: wireObject({ ...savedReview, redirectUrl: ["redirect_url", z.string()] }),
  summary: "Creates or changes a review with rating and text.",
});

/** Declines all further review requests, from the link that a buyer was sent. */
export const refuseRequestsCall = defineCall({
  method: "POST",
  path: "/product_review/{uuid}/nej-tack",
  encoding: "form",
  request: z.object({ uuid: z.string() }),
  /** The page to go to next. */
  response: wireObject({ redirectUrl: ["redirect_url", z.string()] }),
  summary: "Declines all further review requests to the buyer.",
});

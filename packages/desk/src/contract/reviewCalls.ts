import { defineCall, wireRequiredInteger, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { takedownReasons } from "../domain/reviews/index.ts";
import { deskFields } from "./deskFields.ts";
import { deskPaths } from "./deskPaths.ts";

/** A review at the desk. */
export const deskReviewSchema = wireObject({
  id: z.int(),
  product: z.string(),
  url: z.string(),
  reviewer: z.string(),
  rating: z.int(),
  text: z.string(),
  date: z.string(),
  isVerified: ["is_verified", z.boolean()],
  answer: z.string(),
  takenDown: ["taken_down", z.nullable(z.enum(takedownReasons))],
});

/** Lists reviews. */
export const deskReviewsCall = defineCall({
  method: "GET",
  path: deskPaths.reviews,
  encoding: "query",
  request: z.object({ filter: wireText }),
  response: z.object({ reviews: z.array(deskReviewSchema) }),
  summary: "Lists reviews at the desk, newest first, at most 100: `unanswered`, `all` or `taken-down`.",
});

/** Answers a review publicly. */
export const answerReviewCall = defineCall({
  method: "POST",
  path: deskPaths.answerReview,
  encoding: "form",
  /** `seen` is the answer that the operator saw: 409 if it has changed. */
  request: wireObject({ id: wireRequiredInteger, seen: wireText, text: wireText }),
  response: deskReviewSchema,
  summary: "Publishes the shop's answer to a review; an empty text removes it.",
});

/** Takes a review down. */
export const takeDownReviewCall = defineCall({
  method: "POST",
  path: deskPaths.takeDownReview,
  encoding: "form",
  request: wireObject({ id: wireRequiredInteger, ground: [deskFields.ground, z.enum(takedownReasons)] }),
  response: deskReviewSchema,
  summary:
    "Takes a review down for a lawful reason, never for its rating; shoppers see how many were taken down. For administrators.",
});

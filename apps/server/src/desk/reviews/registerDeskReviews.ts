import { answerReviewCall, deskPages, deskReviewsCall, takeDownReviewCall } from "@torg/desk/contract";
import { maxReviewAnswerLength, readReviewFilter } from "@torg/desk/domain/reviews";
import type { FastifyInstance } from "fastify";
import type { BuyingContext } from "../../buying/BuyingContext.ts";
import { refuse } from "../../http/responses/Refusal.ts";
import { refuseField } from "../../http/responses/refuseForm.ts";
import { deskTexts } from "../../texts/deskTexts.ts";
import { registerDeskCall } from "../registerDeskCall.ts";
import { answerReview, listDeskReviews, takeDownReview } from "./deskReviews.ts";

/** The stored form of a text: forms send line breaks as two characters. */
const asStored = (text: string): string => text.replaceAll("\r\n", "\n").trim();

/** Serves reviews at the desk: listing, answering, and taking down. */
export function registerDeskReviews(server: FastifyInstance, context: Pick<BuyingContext, "db" | "jobs">): void {
  const { db } = context;
  registerDeskCall(server, db, {
    call: deskReviewsCall,
    task: "see-reviews",
    answer: async ({ request }) => ({ reviews: [...(await listDeskReviews(db, readReviewFilter(request.filter)))] }),
  });
  registerDeskCall(server, db, {
    call: answerReviewCall,
    task: "answer-review",
    async answer({ request: { id, seen, text }, operator }) {
      if (text.length > maxReviewAnswerLength) {
        return refuseField("text", deskTexts.answerTooLong(maxReviewAnswerLength));
      }
      const wanted = { id, operatorId: operator.id, seen: asStored(seen), text: asStored(text) };
      const answered = await answerReview(db, wanted);
      if (answered.ok) return answered.review;
      return answered.code === "moved" ? refuse(409, deskTexts.answerMoved) : refuse(404, deskTexts.noReview);
    },
    redirectTo: () => deskPages.reviews,
    message: ({ product }) => deskTexts.done.answerReview(product),
  });
  registerDeskCall(server, db, {
    call: takeDownReviewCall,
    task: "take-down-review",
    answer: async ({ request: { id, ground }, operator }) =>
      (await takeDownReview(context, { id, operatorId: operator.id, ground })) ?? refuse(404, deskTexts.noReview),
    redirectTo: () => deskPages.reviews,
    message: ({ product }) => deskTexts.done.takeDownReview(product),
  });
}

import { pageAddress } from "@torg/pages/contract";
import {
  createReviewCall,
  refuseRequestsCall,
  reviewsCall,
  submitReviewCall,
  updateReviewCall,
} from "@torg/reviews/contract";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { registerCall } from "../http/registerCall.ts";
import { Refusal, refuse, refuseFields } from "../http/responses/Refusal.ts";
import type { Visit } from "../sessions/Visit.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { readReviews } from "./readReviews.ts";
import { completesRequest, findReviewRequest, isLastOf } from "./reviewQueries.ts";
import { refuseRequests } from "./refuseRequests.ts";
import { changeReview, rateProduct } from "./reviewChanges.ts";

const refuseInvalid = (errors: Readonly<Record<string, readonly string[]>>) =>
  refuseFields(
    serviceTexts.reviewMalformed,
    Object.fromEntries(Object.keys(errors).map((field) => [field, [serviceTexts.reviewMalformed]])),
  );

/** Serves the reviews of a product, a page at a time. */
function registerReading(server: FastifyInstance, db: Kysely<Database>): void {
  registerCall(server, reviewsCall, {
    async answer({ raw, request }) {
      const page = Number(new URL(raw.url, "http://localhost").searchParams.get("page") ?? 1);
      const validPage = Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
      return readReviews(db, { productId: request.productId, page: validPage, stars: request.stars });
    },
  });
}

/** Serves the refusal of further review requests. */
function registerRequestRefusal(server: FastifyInstance, db: Kysely<Database>): void {
  registerCall(server, refuseRequestsCall, {
    async answer({ request: { uuid } }) {
      if (!(await refuseRequests(db, uuid))) return refuse(404, serviceTexts.reviewNotFound);
      return { redirectUrl: pageAddress("reviewRefusal", uuid) };
    },
    redirectTo: ({ redirectUrl: address }) => address,
    ignoresReturnTo: true,
  });
}

/** Serves reviews: reading them, and writing them from the link sent to a buyer. */
export function registerReviewRoutes(server: FastifyInstance, { db, limits, jobs }: ShopContext): void {
  const context = { db, jobs };
  /** The request of a link, unless it is used too often or does not exist. */
  const find = async (uuid: string, { address }: Visit) => {
    const tooMany = await limits.take("review", { letter: uuid, address });
    return tooMany ?? (await findReviewRequest(db, uuid)) ?? refuse(404, serviceTexts.reviewNotFound);
  };
  registerReading(server, db);
  registerCall(server, createReviewCall, {
    async answer({ request, visit }) {
      const reviewRequest = await find(request.uuid, visit);
      if (reviewRequest instanceof Refusal) return reviewRequest;
      const isBought = reviewRequest.products.some((product) => product.id === request.productId);
      if (!isBought) return refuse(404, serviceTexts.reviewNotFound);
      return rateProduct(context, { ...request, reviewer: reviewRequest.reviewer });
    },
    onInvalid: refuseInvalid,
  });
  registerCall(server, updateReviewCall, {
    async answer({ request, visit }) {
      const reviewRequest = await find(request.uuid, visit);
      if (reviewRequest instanceof Refusal) return reviewRequest;
      const own = reviewRequest.products.find((product) => product.review?.id === request.reviewId);
      if (own === undefined) return refuse(404, serviceTexts.reviewNotFound);
      const review = await changeReview(context, { ...request, productId: own.id });
      const isDone = request.text !== undefined && completesRequest(reviewRequest, own.id);
      return { ...review, redirectUrl: isDone ? pageAddress("reviewComplete", request.uuid) : null };
    },
    onInvalid: refuseInvalid,
  });
  registerCall(server, submitReviewCall, {
    async answer({ request, visit }) {
      const { uuid, productId, rating, text, reviewer } = request;
      const reviewRequest = await find(uuid, visit);
      if (reviewRequest instanceof Refusal) return reviewRequest;
      if (!reviewRequest.products.some((product) => product.id === productId))
        return refuse(404, serviceTexts.reviewNotFound);
      const rated = await rateProduct(context, {
        uuid,
        productId,
        rating,
        reviewer: reviewer || reviewRequest.reviewer,
      });
      const reviewAddress = pageAddress("review", uuid);
      if (text === "") return { ...rated, redirectUrl: reviewAddress };
      const review = await changeReview(context, { reviewId: rated.id, productId, text, reviewer });
      return {
        ...review,
        redirectUrl: isLastOf(reviewRequest, productId) ? pageAddress("reviewComplete", uuid) : reviewAddress,
      };
    },
    onInvalid: refuseInvalid,
    // The form is sent to an address below its page.
    formPage: (raw) => raw.url.slice(0, raw.url.lastIndexOf("/")),
    redirectTo: ({ redirectUrl: address }) => address,
    ignoresReturnTo: true,
    message: ({ redirectUrl: address }) => (address.endsWith("/complete") ? null : serviceTexts.reviewThanks),
  });
  registerRequestRefusal(server, db);
}

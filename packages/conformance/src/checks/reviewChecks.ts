import {
  createReviewCall,
  refuseRequestsCall,
  reviewsCall,
  submitReviewCall,
  updateReviewCall,
} from "@torg/reviews/contract";
import type { Check, Probe } from "../core/Check.ts";
import { demand, demandSame, need } from "../core/outcomes.ts";

const nobodysUuid = "00000000-0000-4000-8000-000000000000";
const unknownReview = 999_999_999;
const mostParts = 200;

async function allReviews(probe: Probe): Promise<void> {
  const product = await probe.shop.productWith((one) => one.numberOfReviews > 0);
  const { productId, numberOfReviews: said } = need(product, "No product that was looked at has reviews.");
  const visitor = await probe.visit();
  let part = await visitor.ask(reviewsCall, { productId });
  const { total } = part.pagination;
  const ids: number[] = [];
  for (let parts = 1; parts <= mostParts; parts += 1) {
    demandSame(part.pagination.count, part.reviews.length, "count beside the reviews of the answer");
    demandSame(part.pagination.total, total, "total of a later part");
    const odd = part.reviews.filter(({ rating, text }) => rating < 1 || rating > 5 || text === "");
    demandSame(odd, [], "The reviews without a text or with a rating outside 1 to 5");
    ids.push(...part.reviews.map((review) => review.id));
    const next = part.pagination.nextPage;
    if (next === null) break;
    demand(next.startsWith("/"), `next_page is ${next}, no address of the shop.`);
    part = await visitor.ask(reviewsCall, { productId }, { url: next });
  }
  demandSame(new Set(ids).size, ids.length, "The number of different reviews in all parts");
  demandSame(ids.length, total, "The number of reviews in all parts");
  demand(said >= total, `The product page says ${said} reviews, there are ${total} with text.`);
}

async function noReviews(probe: Probe): Promise<void> {
  const { status, data } = await (await probe.visit()).send(reviewsCall, { productId: unknownReview });
  if (status === 404) return;
  const read = reviewsCall.response.safeParse(data);
  demand(read.success && read.data.reviews.length === 0, "A product that does not exist has reviews.");
}

async function strangers(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const { productId } = await probe.shop.oneBuyable();
  await visitor.refused(createReviewCall, { uuid: nobodysUuid, productId, rating: 4 }, { status: 404 });
  const text = { uuid: nobodysUuid, reviewId: unknownReview, text: "x", productId };
  await visitor.refused(updateReviewCall, text, { status: 404 });
  const form = { uuid: nobodysUuid, productId, rating: 4, text: "", reviewer: "" };
  await visitor.refused(submitReviewCall, form, { status: 404 });
  await visitor.refused(refuseRequestsCall, { uuid: nobodysUuid }, { status: 404 });
}

async function takesNo(probe: Probe): Promise<void> {
  const { uuid } = need(probe.hints.review, "No link of a buyer was given: see review of --data.");
  const visitor = await probe.visit();
  for (const time of ["first", "second"]) {
    const { redirectUrl: next } = await visitor.ask(refuseRequestsCall, { uuid });
    demand(next.startsWith("/"), `The ${time} no leads off the shop.`);
  }
}

async function writesOne(probe: Probe): Promise<void> {
  const { uuid, productId } = need(probe.hints.review, "No link of a buyer was given: see review of --data.");
  const visitor = await probe.visit();
  const created = await visitor.ask(createReviewCall, { uuid, productId, rating: 4 });
  demandSame(created.rating, 4, "The rating that was stored");
  const repeated = await visitor.ask(createReviewCall, { uuid, productId, rating: 4 });
  demandSame(repeated.id, created.id, "The review that a repeated rating gave");
  const reviewId = created.id;
  demandSame(
    (await visitor.ask(updateReviewCall, { uuid, reviewId, rating: 5 })).rating,
    5,
    "The rating after a change",
  );
  const worded = await visitor.ask(updateReviewCall, {
    uuid,
    reviewId,
    text: "Conformance",
    reviewer: "C",
    productId,
  });
  demandSame([worded.id, worded.rating, worded.reviewer], [reviewId, 5, "C"], "The review after its text was given");
  if (worded.redirectUrl !== null) demand(worded.redirectUrl.startsWith("/"), "redirect_url leads off the shop.");
  const next = await visitor.ask(submitReviewCall, { uuid, productId, rating: 4, text: "Conformance", reviewer: "C" });
  demandSame(next.id, reviewId, "The review that rating and text at once gave");
}

async function refusesRatings(probe: Probe): Promise<void> {
  const { uuid, productId } = need(probe.hints.review, "No link of a buyer was given: see review of --data.");
  const visitor = await probe.visit();
  const url = createReviewCall.path.replace("{uuid}", uuid).replace("{product_id}", String(productId));
  for (const rating of ["0", "6", "2.5", '"x"', "null"]) {
    const { status } = await visitor.sendBad(createReviewCall, {
      url,
      type: "application/json",
      body: `{"rating":${rating}}`,
    });
    if (status !== 422) probe.fault(`A rating of ${rating} answered ${status}, should be 422.`);
  }
  await visitor.refused(updateReviewCall, { uuid, reviewId: unknownReview, rating: 4 }, { status: 404 });
}

/** The checks of reviews. */
export const reviewChecks: readonly Check[] = [
  { id: "reviews.parts", section: "8.4", title: "gives every review once, in parts", run: allReviews },
  { id: "reviews.none", section: "8.4", title: "has no reviews of what does not exist", run: noReviews },
  { id: "reviews.strangers", section: "8.2", title: "takes reviews only from a buyer's link", run: strangers },
  { id: "reviews.one", section: "8.3", title: "keeps one review of a buyer and a product", run: writesOne },
  { id: "reviews.ratings", section: "8.2", title: "takes whole ratings from 1 to 5", run: refusesRatings },
  { id: "reviews.no", section: "8.3", title: "takes a no to further requests, however often", run: takesNo },
];

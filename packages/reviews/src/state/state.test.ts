import { createClient } from "@torg/http";
import { createMock, reply, replyFailure } from "@torg/http/mock";
import { describe, expect, it, vi } from "vitest";
import { createReviewCall, reviewsCall, updateReviewCall } from "../contract/reviewCalls.ts";
import { aReviewPage } from "../fixtures/aReview.ts";
import { createReviewFormState } from "./createReviewFormState.ts";
import { createReviewListState } from "./createReviewListState.ts";

const uuid = "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602";

describe("createReviewListState", () => {
  it("starts with the part that the page already has and continues from there", async () => {
    const parts = reply(reviewsCall, ({ page }) => aReviewPage(page));
    const client = createClient(createMock([parts]));
    const initial = await client.send(reviewsCall, { productId: 1001 });
    const state = createReviewListState({ client, productId: 1001, initial });
    expect(state.getInitialState().reviews).toEqual(initial.reviews);
    await state.read();
    expect(state.getState().reviews.length).toBeGreaterThan(initial.reviews.length);
  });

  it("starts as failed when the page could not get the reviews, and can then load them", async () => {
    const parts = reply(reviewsCall, ({ page }) => aReviewPage(page));
    const state = createReviewListState({ client: createClient(createMock([parts])), productId: 1001, initial: null });
    expect(state.getInitialState()).toMatchObject({ status: "failed", reviews: [] });
    await state.read();
    expect(state.getState()).toMatchObject({ status: "loaded", reviews: { length: 3 } });
  });

  it("loads nothing more when the page has an empty list", async () => {
    const parts = reply(reviewsCall, ({ page }) => aReviewPage(page));
    const client = createClient(createMock([parts]));
    const state = createReviewListState({ client, productId: 1013, initial: aReviewPage(1, []) });
    await state.read();
    expect(parts.requests).toHaveLength(0);
    expect(state.getState()).toMatchObject({ status: "loaded", reviews: [] });
  });

  it("loads page by page until there are no more", async () => {
    const parts = reply(reviewsCall, ({ page }) => aReviewPage(page));
    const state = createReviewListState({ client: createClient(createMock([parts])), productId: 1001 });
    const counts: number[] = [];
    for (let part = 0; part < 5; part += 1) {
      await state.read();
      counts.push(state.getState().reviews.length);
    }
    expect(counts).toEqual([3, 6, 7, 7, 7]);
    expect(parts.requests.map(({ page }) => page)).toEqual([undefined, 2, 3]);
  });

  it("does not load twice at once", async () => {
    const parts = reply(reviewsCall, ({ page }) => aReviewPage(page));
    const state = createReviewListState({ client: createClient(createMock([parts])), productId: 1001 });
    const both = Promise.all([state.read(), state.read()]);
    expect(state.getState().status).toBe("loading");
    await both;
    expect(parts.requests).toHaveLength(1);
  });

  it("keeps the reviews when the next page fails, and can try again", async () => {
    const mock = createMock([reply(reviewsCall, ({ page }) => aReviewPage(page))]);
    const state = createReviewListState({ client: createClient(mock), productId: 1001 });
    await state.read();
    mock.use(replyFailure(reviewsCall, { status: 500 }));
    await state.read();
    expect(state.getState()).toMatchObject({ status: "failed", error: null, reviews: { length: 3 } });
    mock.use(reply(reviewsCall, ({ page }) => aReviewPage(page)));
    await state.read();
    expect(state.getState()).toMatchObject({ status: "loaded", reviews: { length: 6 } });
  });

  it("reports the server's message about a failure, and can then try again", async () => {
    const off = reply(reviewsCall, { ...aReviewPage(1, []), error: "Omdömen är avstängda." });
    const state = createReviewListState({ client: createClient(createMock([off])), productId: 1001 });
    await state.read();
    expect(state.getState()).toMatchObject({ status: "failed", error: "Omdömen är avstängda." });
    await state.read();
    expect(off.requests).toHaveLength(2);
  });
});

function form(review: { id: number; rating: number } | null = null) {
  const created = reply(createReviewCall, ({ rating }) => ({ id: 88, rating, reviewer: "" }));
  const updated = reply(updateReviewCall, ({ rating }) => ({
    id: 88,
    rating: rating ?? 5,
    reviewer: "",
    redirectUrl: null,
  }));
  const mock = createMock([created, updated]);
  const onRedirect = vi.fn();
  let rested: () => void = () => {};
  const schedule = (run: () => void): (() => void) => {
    rested = run;
    return () => {
      rested = () => {};
    };
  };
  const options = { client: createClient(mock), uuid, productId: 1001, review, onRedirect, schedule };
  return { state: createReviewFormState(options), created, updated, mock, onRedirect, rest: () => rested() };
}

describe("createReviewFormState", () => {
  it("creates the review with the first rating and changes it with later ones", async () => {
    const { state, created, updated } = form();
    state.rate(4);
    await state.settle();
    expect(state.getState()).toMatchObject({ reviewId: 88, savedRating: 4, hasFailed: false });
    state.rate(5);
    await state.settle();
    expect(created.requests).toEqual([{ uuid, productId: 1001, rating: 4 }]);
    expect(updated.requests).toEqual([{ uuid, reviewId: 88, rating: 5 }]);
  });

  it("saves only the rating that was not changed again at once", async () => {
    const { state, created, updated, rest } = form();
    state.rate(1);
    state.rate(2);
    state.rate(3);
    rest();
    await state.settle();
    expect(created.requests.map(({ rating }) => rating)).toEqual([3]);
    expect(updated.requests).toEqual([]);
  });

  it("creates once even when the rating changes while the first is on its way", async () => {
    const { state, created, updated } = form();
    state.rate(3);
    const first = state.settle();
    await Promise.resolve();
    state.rate(4);
    await Promise.all([first, state.settle()]);
    expect(created.requests).toHaveLength(1);
    expect(created.requests.length + updated.requests.length).toBeLessThanOrEqual(2);
    expect(state.getState().savedRating).toBe(4);
  });

  it("sends the text after the rating and then thanks the customer", async () => {
    const { state, updated } = form();
    state.rate(5);
    await state.send("Tyst och rejäl.", "Anna");
    expect(updated.requests).toEqual([
      { uuid, reviewId: 88, text: "Tyst och rejäl.", reviewer: "Anna", productId: 1001 },
    ]);
    expect(state.getState()).toMatchObject({ isTextSent: true, isSending: false, problem: null });
  });

  it("goes to the address that the server gives", async () => {
    const { state, mock, onRedirect } = form({ id: 88, rating: 4 });
    const address = `/product_review/${uuid}/complete`;
    mock.use(reply(updateReviewCall, { id: 88, rating: 4, reviewer: "", redirectUrl: address }));
    await state.send("Bra", "");
    expect(onRedirect).toHaveBeenCalledWith(address);
    expect(state.getState().isTextSent).toBe(false);
  });

  it("sends no text without words and none without a rating", async () => {
    const { state, updated } = form();
    await state.send("Bra", "");
    expect(state.getState().problem).toBe("rating-missing");
    const rated = form({ id: 88, rating: 4 });
    await rated.state.send("  ", "Anna");
    expect(rated.state.getState().problem).toBe("text-missing");
    expect([...updated.requests, ...rated.updated.requests]).toEqual([]);
  });

  it("reports a failure and saves again on request", async () => {
    const { state, mock } = form();
    mock.use(replyFailure(createReviewCall, { status: 500 }));
    state.rate(4);
    await state.send("Bra", "");
    expect(state.getState()).toMatchObject({ hasFailed: true, savedRating: null, problem: null });
    mock.use(reply(createReviewCall, { id: 88, rating: 4, reviewer: "" }));
    await state.settle();
    expect(state.getState()).toMatchObject({ hasFailed: false, savedRating: 4 });
  });
});

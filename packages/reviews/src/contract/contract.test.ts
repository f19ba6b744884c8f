import { createClient, encodeRequest, toWire } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { readRequest } from "@torg/http/server";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aReview, aReviewPage, someReviews } from "../fixtures/index.ts";
import { createReviewCall, reviewPageSchema, reviewsCall, submitReviewCall, updateReviewCall } from "./index.ts";

const uuid = "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601";

describe("reviewsCall", () => {
  it("reads a page and the address of the next one, which is then used unchanged", async () => {
    const parts = reply(reviewsCall, ({ page }) => aReviewPage(page));
    const client = createClient(createMock([parts]));
    const first = await client.send(reviewsCall, { productId: 1001 });
    expect(first).toEqual(aReviewPage(1));
    const url = first.pagination.nextPage ?? "";
    await expect(client.send(reviewsCall, { productId: 1001 }, { url })).resolves.toEqual(aReviewPage(2));
    expect(parts.requests).toEqual([{ productId: 1001 }, { productId: 1001, page: 2 }]);
  });

  it("reads a response that contains only an error", () => {
    expect(reviewPageSchema.parse({ error: "Omdömen är avstängda." })).toEqual({
      reviews: [],
      pagination: { total: 0, count: 0, nextPage: null },
      error: "Omdömen är avstängda.",
    });
  });
});

describe("reviewPageSchema", () => {
  it("uses the names of the wire", () => {
    const { reviews, ...page } = aReviewPage(1, [aReview({ isVerifiedPurchase: true })]);
    expect(toWire(reviewPageSchema, { ...page, reviews, verifiedPurchases: "all" })).toEqual({
      data: [
        {
          id: 71,
          reviewer: "Karin L.",
          rating: 5,
          text: "Tyst och rejäl.",
          date: "2024-05-14",
          store_name: "Nordhem Kungens Kurva",
          verified_purchase: true,
        },
      ],
      pagination: { total: 1, count: 1, next_page: null },
      verified_purchases: "all",
    });
  });

  it("survives a round trip", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.subarray([...someReviews]), (part, reviews) => {
        const page = aReviewPage(part, reviews);
        expect(reviewPageSchema.parse(toWire(reviewPageSchema, page))).toEqual(page);
      }),
    );
  });
});

describe("createReviewCall", () => {
  it("sends the rating to the address of the request and the product", () => {
    const { url, body } = encodeRequest(createReviewCall, { uuid, productId: 1001, rating: 4 });
    expect(url).toBe(`/api/internal/product_review/${uuid}/1001/store`);
    expect(body).toBe('{"rating":4}');
  });

  it.each([0, 6, 2.5, null])("rejects the rating %s", (rating) => {
    const read = readRequest(createReviewCall, { params: { uuid, product_id: "1001" }, body: { rating } });
    expect(read).toMatchObject({ ok: false, errors: { rating: [expect.any(String)] } });
  });

  it("reads the rating of a form", () => {
    const body = new URLSearchParams("rating=4");
    const read = readRequest(createReviewCall, { params: { uuid, product_id: "1001" }, body });
    expect(read).toEqual({ ok: true, request: { uuid, productId: 1001, rating: 4 } });
  });
});

describe("updateReviewCall", () => {
  const params = { uuid, review_id: "88" };

  it("accepts a rating, or a text with name and product", () => {
    expect(readRequest(updateReviewCall, { params, body: { rating: 5 } }).ok).toBe(true);
    const body = { text: " Tyst och rejäl. ", reviewer: "Anna", product_id: 1001 };
    expect(readRequest(updateReviewCall, { params, body })).toMatchObject({
      ok: true,
      request: { text: "Tyst och rejäl.", reviewer: "Anna" },
    });
  });

  it("keeps the lines of a text, without the signs in it that nobody sees", () => {
    const text = "\u202eTyst.\u200b\r\n\nRejäl.\u00ad\n";
    expect(readRequest(updateReviewCall, { params, body: { text } })).toMatchObject({
      request: { text: "Tyst.\r\n\nRejäl." },
    });
    const form = new URLSearchParams({ text, rating: "4" });
    expect(readRequest(submitReviewCall, { params: { uuid, product_id: "1001" }, body: form })).toMatchObject({
      request: { text: "Tyst.\r\n\nRejäl." },
    });
  });

  it.each(["  ", "\u200b", "\u202e \u2060"])("rejects a text of which nothing is seen: %j", (text) => {
    expect(readRequest(updateReviewCall, { params, body: { text } })).toMatchObject({
      errors: { text: ["too_small"] },
    });
  });

  it("rejects an empty update", () => {
    expect(readRequest(updateReviewCall, { params, body: {} })).toMatchObject({
      errors: { "": ["rating-or-text-missing"] },
    });
  });

  it("can return an address to go to", () => {
    const saved = { id: 88, rating: 5, reviewer: "Anna" };
    expect(updateReviewCall.response.parse(saved)).toEqual({ ...saved, redirectUrl: null });
    const redirect = `/product_review/${uuid}/complete`;
    expect(updateReviewCall.response.parse({ ...saved, redirect_url: redirect }).redirectUrl).toBe(redirect);
  });
});

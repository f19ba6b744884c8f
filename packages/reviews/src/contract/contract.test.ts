import { createClient, encodeRequest } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { readRequest } from "@torg/http/server";
import { describe, expect, it } from "vitest";
import { aReviewPage } from "../fixtures/index.ts";
import { createReviewCall, reviewPageSchema, reviewsCall, updateReviewCall } from "./index.ts";

const uuid = "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601";

describe("reviewsCall", () => {
  it("reads a part and the address of the next one, which is then used as given", async () => {
    const parts = reply(reviewsCall, ({ page }) => aReviewPage(page));
    const client = createClient(createMock([parts]));
    const first = await client.send(reviewsCall, { productId: 1001 });
    expect(first).toEqual(aReviewPage(1));
    const url = first.pagination.next_page ?? "";
    await expect(client.send(reviewsCall, { productId: 1001 }, { url })).resolves.toEqual(aReviewPage(2));
    expect(parts.requests).toEqual([{ productId: 1001 }, { productId: 1001, page: 2 }]);
  });

  it("reads an answer that only tells an error", () => {
    expect(reviewPageSchema.parse({ error: "Omdömen är avstängda." })).toEqual({
      data: [],
      pagination: { total: 0, count: 0, next_page: null },
      error: "Omdömen är avstängda.",
    });
  });
});

describe("createReviewCall", () => {
  it("sends the rating to the address of request and product", () => {
    const { url, body } = encodeRequest(createReviewCall, { uuid, product_id: 1001, rating: 4 });
    expect(url).toBe(`/api/internal/product_review/${uuid}/1001/store`);
    expect(body).toBe('{"rating":4}');
  });

  it.each([0, 6, 2.5, null])("refuses the rating %s", (rating) => {
    const read = readRequest(createReviewCall, { params: { uuid, product_id: "1001" }, body: { rating } });
    expect(read).toMatchObject({ ok: false, errors: { rating: [expect.any(String)] } });
  });

  it("reads the rating of a form", () => {
    const body = new URLSearchParams("rating=4");
    const read = readRequest(createReviewCall, { params: { uuid, product_id: "1001" }, body });
    expect(read).toEqual({ ok: true, request: { uuid, product_id: 1001, rating: 4 } });
  });
});

describe("updateReviewCall", () => {
  const params = { uuid, review_id: "88" };

  it("takes a rating, or a text with name and product", () => {
    expect(readRequest(updateReviewCall, { params, body: { rating: 5 } }).ok).toBe(true);
    const body = { text: " Tyst och rejäl. ", reviewer: "Anna", product_id: 1001 };
    expect(readRequest(updateReviewCall, { params, body })).toMatchObject({
      ok: true,
      request: { text: "Tyst och rejäl.", reviewer: "Anna" },
    });
  });

  it("refuses an empty text and an update of nothing", () => {
    expect(readRequest(updateReviewCall, { params, body: { text: "  " } })).toMatchObject({
      errors: { text: ["too_small"] },
    });
    expect(readRequest(updateReviewCall, { params, body: {} })).toMatchObject({
      errors: { "": ["rating-or-text-missing"] },
    });
  });

  it("may answer where to go next", () => {
    const saved = { id: 88, rating: 5, reviewer: "Anna" };
    expect(updateReviewCall.response.parse(saved)).toEqual({ ...saved, redirect_url: null });
    const redirect = `/product_review/${uuid}/complete`;
    expect(updateReviewCall.response.parse({ ...saved, redirect_url: redirect }).redirect_url).toBe(redirect);
  });
});

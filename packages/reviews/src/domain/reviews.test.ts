import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aReview, aReviewPage, someReviews } from "../fixtures/aReview.ts";
import { filledPercent, isRating } from "./review.ts";
import { appendPage, emptyReviewList, failLoading, reviewListView, startLoading } from "./reviewList.ts";
import { reviewOrigin } from "./reviewOrigin.ts";
import { reviewTextProblem } from "./reviewText.ts";

describe("reviewOrigin", () => {
  const list = (verified: readonly boolean[], nextPage: string | null = null) => ({
    ...emptyReviewList,
    reviews: verified.map((known, id) => aReview({ id, isVerifiedPurchase: known })),
    nextPage,
  });

  it("follows the server's statement about all reviews", () => {
    expect(reviewOrigin({ ...list([true]), verified: "some" })).toBe("some");
    expect(reviewOrigin({ ...emptyReviewList, verified: "all" })).toBe("all");
  });

  it("is null without reviews, and otherwise follows the reviews that were read", () => {
    expect(reviewOrigin(emptyReviewList)).toBeNull();
    expect(reviewOrigin(list([true, true]))).toBe("all");
    expect(reviewOrigin(list([false, false]))).toBe("none");
    expect(reviewOrigin(list([true, false]))).toBe("some");
  });

  it("claims nothing about reviews that were not read", () => {
    expect(reviewOrigin(list([true, true], "/next"))).toBe("some");
    expect(reviewOrigin(list([false], "/next"))).toBe("some");
  });
});

describe("filledPercent", () => {
  it.each([
    [4.3, 86],
    [5, 100],
    [0, 0],
    [7, 100],
    [-1, 0],
    [Number.NaN, 0],
  ])("fills the stars of score %d by %i per cent", (score, percent) => {
    expect(filledPercent(score)).toBe(percent);
  });
});

describe("isRating", () => {
  it("accepts whole numbers from 1 to 5", () => {
    expect([0, 1, 2.5, 5, 6].map(isRating)).toEqual([false, true, false, true, false]);
  });
});

describe("appendPage", () => {
  it("appends pages until there are no more", () => {
    const lists = [1, 2, 3].reduce(
      (done, page) => [...done, appendPage(startLoading(done.at(-1) ?? emptyReviewList), aReviewPage(page))],
      [emptyReviewList],
    );
    expect(lists.map(({ reviews }) => reviews.length)).toEqual([0, 3, 6, 7]);
    expect(lists.map(({ nextPage }) => nextPage)).toEqual([
      null,
      "/api/internal/product_reviews/1001?page=2",
      "/api/internal/product_reviews/1001?page=3",
      null,
    ]);
    expect(lists.at(-1)?.reviews).toEqual(someReviews);
  });

  it("shows no review twice, whichever pages arrive and how often", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 })), (pages) => {
        const list = pages.reduce((done, page) => appendPage(done, aReviewPage(page)), emptyReviewList);
        expect(new Set(list.reviews.map(({ id }) => id)).size).toBe(list.reviews.length);
      }),
    );
  });

  it("keeps the reviews when the server reports an error", () => {
    const list = appendPage(emptyReviewList, aReviewPage());
    const failed = appendPage(list, { ...aReviewPage(1, []), error: "Omdömen är avstängda." });
    expect(failed).toEqual({ ...list, status: "failed", error: "Omdömen är avstängda." });
  });
});

describe("reviewListView", () => {
  it("goes from loading to the list, to empty or to failed", () => {
    expect(reviewListView(emptyReviewList)).toBe("loading");
    expect(reviewListView(appendPage(emptyReviewList, aReviewPage()))).toBe("list");
    expect(reviewListView(appendPage(emptyReviewList, aReviewPage(1, [])))).toBe("empty");
    expect(reviewListView(failLoading(emptyReviewList))).toBe("failed");
  });

  it("keeps the reviews in view while the next page is loading or has failed", () => {
    const list = appendPage(emptyReviewList, aReviewPage());
    expect(reviewListView(startLoading(list))).toBe("list");
    expect(reviewListView(failLoading(list))).toBe("list");
    expect(failLoading(list).nextPage).toBe(list.nextPage);
  });
});

describe("reviewTextProblem", () => {
  it("reports a missing rating before a missing text", () => {
    expect(reviewTextProblem("Bra", null)).toBe("rating-missing");
    expect(reviewTextProblem(" \n", 88)).toBe("text-missing");
    expect(reviewTextProblem("Bra", 88)).toBeNull();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aReview, aReviewPage } from "../fixtures/aReview.ts";
import { filledPercent, isRating, ratings } from "./review.ts";
import {
  appendPage,
  emptyReviewList,
  failLoading,
  reviewListView,
  startLoading,
  type ReviewList,
  type ReviewPage,
} from "./reviewList.ts";
import { reviewOrigin } from "./reviewOrigin.ts";
import { moreReviewsForm, maxReviewParts, reviewPartsOf } from "./reviewParts.ts";
import { reviewTextProblem } from "./reviewText.ts";

const aPage: fc.Arbitrary<ReviewPage> = fc
  .record({
    ids: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
    known: fc.constantFrom(true, false, undefined),
    nextPage: fc.option(fc.constant("/next")),
    verifiedPurchases: fc.constantFrom("all", "some", "none", undefined),
    error: fc.constantFrom("Avstängt.", "", undefined, undefined),
  })
  .map(({ ids, known, nextPage, ...rest }) => ({
    ...rest,
    reviews: ids.map((id) => aReview({ id, isVerifiedPurchase: known })),
    pagination: { total: 20, count: ids.length, nextPage },
  }));
type Step = (list: ReviewList) => ReviewList;
const someSteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    aPage.map(
      (page): Step =>
        (list) =>
          appendPage(list, page),
    ),
    fc.constant<Step>(startLoading),
    fc.option(fc.constant("Fel.")).map(
      (error): Step =>
        (list) =>
          failLoading(list, error),
    ),
  ),
  { maxLength: 12 },
);
const read = (steps: readonly Step[]): ReviewList => steps.reduce((list, step) => step(list), emptyReviewList);
const addressOf = (query: string) => new URL(`https://shop.example/produkter/id/1001${query}`);

describe("reading reviews, in any order", () => {
  it("never loses a review or shows one twice", () => {
    fc.assert(
      fc.property(someSteps, aPage, (steps, page) => {
        const before = read(steps);
        for (const after of [appendPage(before, page), startLoading(before), failLoading(before)]) {
          expect(after.reviews.slice(0, before.reviews.length)).toEqual(before.reviews);
          const ids = after.reviews.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });

  it("shows the reviews whenever there are some, and otherwise a message", () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const list = read(steps);
        const view = reviewListView(list);
        expect(view === "list").toBe(list.reviews.length > 0);
        if (view === "empty") expect(list.status).toBe("loaded");
        if (list.error !== null) expect(list.status).toBe("failed");
      }),
    );
  });

  it("ignores a page that arrives twice", () => {
    fc.assert(
      fc.property(someSteps, aPage, (steps, page) => {
        const once = appendPage(read(steps), page);
        expect(appendPage(once, page)).toEqual(once);
      }),
    );
  });

  it("clears the last failure when it starts again, and when a page arrives", () => {
    const failed = failLoading(appendPage(emptyReviewList, aReviewPage()), "Fel.");
    expect(startLoading(failed)).toMatchObject({ status: "loading", error: null, nextPage: failed.nextPage });
    expect(appendPage(failed, { ...aReviewPage(2), error: "" })).toMatchObject({ status: "loaded", error: null });
    expect(failLoading(startLoading(failed))).toMatchObject({ status: "failed", error: null });
  });
});

describe("the origin of reviews", () => {
  it("claims no more than is known: all only when every existing review is a verified purchase", () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const list = read(steps);
        const origin = reviewOrigin(list);
        if (list.verified !== null) expect(origin).toBe(list.verified);
        else if (origin === "all") {
          expect(list.nextPage).toBeNull();
          expect(list.reviews.every(({ isVerifiedPurchase }) => isVerifiedPurchase === true)).toBe(true);
        } else if (origin === "none") {
          expect(list.reviews.some(({ isVerifiedPurchase }) => isVerifiedPurchase === true)).toBe(false);
        } else if (origin === null) expect(list.reviews).toEqual([]);
      }),
    );
  });
});

describe("stars", () => {
  it.each([
    [0.1, 2],
    [2.5, 50],
    [4.25, 85],
    [4.99, 100],
    [5.001, 100],
    [-0, 0],
    [Infinity, 100],
    [-Infinity, 0],
  ])("for the score %d are filled by %i per cent", (score, percent) => {
    expect(filledPercent(score)).toBeCloseTo(percent, 10);
  });

  it("are filled more for a better score, and never beyond all five", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map(filledPercent);
        expect(low).toBeLessThanOrEqual(high ?? Number.NaN);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
      }),
    );
    expect(ratings.map(filledPercent)).toEqual([20, 40, 60, 80, 100]);
  });

  it.each([0, 6, -1, 1.5, Number.NaN, Infinity])("reject the rating %d", (value) => {
    expect(isRating(value)).toBe(false);
  });
});

describe("a page that shows more of the reviews", () => {
  it.each(["01", "1.5", "1e1", " 2", "2 ", "0x2", "1000", "2;3", "NaN", "٢"])(
    "shows only the first part for %j",
    (value) => {
      expect(reviewPartsOf({ pathname: "/", searchParams: [["omdomen", value]] })).toBe(1);
    },
  );

  it("uses the last number in its address", () => {
    expect(reviewPartsOf(addressOf("?omdomen=2&omdomen=4"))).toBe(4);
  });

  it("adds one part at a time up to the maximum, and keeps the rest of its address", () => {
    let address = addressOf("?variant_6=601&f%C3%A4rg=bl%C3%A5");
    for (let part = 1; part < maxReviewParts; part += 1) {
      expect(reviewPartsOf(address)).toBe(part);
      const { action, fields } = moreReviewsForm(address);
      expect(action).toBe("/produkter/id/1001#omdomen");
      expect(fields).toMatchObject({ variant_6: "601", färg: "blå" });
      address = addressOf(`?${new URLSearchParams(fields).toString()}`);
    }
    expect(reviewPartsOf(address)).toBe(maxReviewParts);
  });
});

describe("the text of a review", () => {
  it.each([
    ["\u00a0", 1, "text-missing"],
    ["\u200b\u202e", 1, "text-missing"],
    ["", 1, "text-missing"],
    ["", null, "rating-missing"],
    ["Å", 1, null],
    ["0", 0, null],
  ])("%j with the rating %s has the problem %s", (text, reviewId, problem) => {
    expect(reviewTextProblem(text, reviewId)).toBe(problem);
  });
});

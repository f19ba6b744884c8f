import { expect, it } from "vitest";
import { shownReviewCount } from "./shownReviewCount.ts";

it("gives the number of reviews, even zero, but no zero beside a rating", () => {
  expect(shownReviewCount({ score: 4.3, numberOfReviews: 7 })).toBe(7);
  expect(shownReviewCount({ score: 0, numberOfReviews: 0 })).toBe(0);
  expect(shownReviewCount({ score: 3.9, numberOfReviews: 0 })).toBeNull();
});

import { expect, it } from "vitest";
import { toldCount } from "./toldCount.ts";

it("gives the number of reviews, even zero, but no zero beside a rating", () => {
  expect(toldCount({ score: 4.3, numberOfReviews: 7 })).toBe(7);
  expect(toldCount({ score: 0, numberOfReviews: 0 })).toBe(0);
  expect(toldCount({ score: 3.9, numberOfReviews: 0 })).toBeNull();
});

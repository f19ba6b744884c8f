import { describe, expect, it } from "vitest";
import { ratings } from "../domain/review.ts";
import { reviewsTexts } from "./sv.ts";

describe("reviewsTexts", () => {
  it("says omdöme for exactly 1 and omdömen otherwise", () => {
    expect([1, 0, 7].map(reviewsTexts.count)).toEqual(["1 omdöme", "0 omdömen", "7 omdömen"]);
  });

  it("names the ratings from the worst to the best", () => {
    expect(ratings.map((rating) => reviewsTexts.ratingNames[rating])).toEqual([
      "Usel",
      "Dålig",
      "Ok",
      "Bra",
      "Utmärkt",
    ]);
  });

  it("gives the number of stars before the name of a rating", () => {
    expect(reviewsTexts.ratingLabel(1, "Usel")).toBe("1 stjärna, Usel");
    expect(reviewsTexts.ratingLabel(5, "Utmärkt")).toBe("5 stjärnor, Utmärkt");
  });

  it("says how many are shown, their score and when they were written", () => {
    expect(reviewsTexts.shown(3, 7)).toBe("Visar 3 av 7 produktomdömen");
    expect(reviewsTexts.stars(4.3)).toBe("Betyg 4,3 av 5");
    expect(reviewsTexts.date("2024-05-14")).toBe("14 maj 2024");
    expect(reviewsTexts.date("i fjol")).toBe("i fjol");
  });
});

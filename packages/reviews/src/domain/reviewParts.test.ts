import { describe, expect, it } from "vitest";
import { moreReviewsForm, maxReviewParts, reviewPartsOf } from "./reviewParts.ts";

describe("reviewPartsOf", () => {
  it.each([
    ["/produkter/id/1001", 1],
    ["/produkter/id/1001?omdomen=2", 2],
    ["/produkter/id/1001?omdomen=0", 1],
    ["/produkter/id/1001?omdomen=-1", 1],
    ["/produkter/id/1001?omdomen=tre", 1],
    ["/produkter/id/1001?omdomen=999", maxReviewParts],
  ])("of %s is %i", (path, parts) => {
    expect(reviewPartsOf(new URL(path, "http://localhost"))).toBe(parts);
  });
});

describe("moreReviewsForm", () => {
  it("requests one more page and keeps the chosen variant", () => {
    expect(moreReviewsForm(new URL("/produkter/id/1413?variant_6=601&omdomen=2", "http://localhost"))).toEqual({
      action: "/produkter/id/1413#omdomen",
      fields: { variant_6: "601", omdomen: "3" },
    });
  });
});

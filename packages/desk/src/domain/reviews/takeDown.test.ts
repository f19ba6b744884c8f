import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readReviewFilter, parseTakedownReason, reviewFilters, takedownReasons } from "./takeDown.ts";

describe("parseTakedownReason", () => {
  it("accepts lawful grounds only, whatever is written", () => {
    for (const ground of takedownReasons) expect(parseTakedownReason(ground)).toBe(ground);
    const known: readonly string[] = takedownReasons;
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom("low-grade", "1", "negative")), (text) => {
        expect(parseTakedownReason(text) !== null).toBe(known.includes(text));
      }),
    );
  });
});

describe("readReviewFilter", () => {
  it("reads each filter", () => {
    for (const filter of reviewFilters) expect(readReviewFilter(filter)).toBe(filter);
  });

  it("reads anything else as the filter for unanswered reviews", () => {
    const known: readonly string[] = reviewFilters;
    fc.assert(
      fc.property(
        fc.string().filter((text) => !known.includes(text)),
        (text) => {
          expect(readReviewFilter(text)).toBe("unanswered");
        },
      ),
    );
  });
});

import { describe, expect, it } from "vitest";
import { shareOfStars } from "./shareOfStars.ts";

describe("shareOfStars", () => {
  it.each([
    [0, "0%"],
    [4.3, "86%"],
    [5, "100%"],
    [7, "100%"],
    [-1, "0%"],
    [Number.NaN, "0%"],
  ])("fills %d of five stars to %s", (value, share) => {
    expect(shareOfStars(value)).toBe(share);
  });
});

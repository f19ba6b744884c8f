import { describe, expect, it } from "vitest";
import { isConditionalReduction } from "./isConditionalReduction.ts";

describe("isConditionalReduction", () => {
  it.each([
    { price: 199, minimum: 100, is: true },
    { price: 199, minimum: 199, is: true },
    { price: 49, minimum: 500, is: false },
  ])("treats $price for goods worth $minimum as a reduction: $is", ({ is, ...offer }) => {
    expect(isConditionalReduction(offer)).toBe(is);
  });
});

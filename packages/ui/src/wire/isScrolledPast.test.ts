import { expect, it } from "vitest";
import { isScrolledPast } from "./isScrolledPast.ts";

it("is past 200 px from the next pixel on, not before", () => {
  expect(isScrolledPast(199)).toBe(false);
  expect(isScrolledPast(200)).toBe(false);
  expect(isScrolledPast(201)).toBe(true);
  expect(isScrolledPast(-50)).toBe(false);
});

it("accepts another threshold", () => {
  expect(isScrolledPast(0.5, 0)).toBe(true);
  expect(isScrolledPast(201, 600)).toBe(false);
});

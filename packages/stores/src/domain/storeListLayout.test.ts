import { describe, expect, it } from "vitest";
import { storeListLayout } from "./storeListLayout.ts";

describe("storeListLayout", () => {
  it("shows a short list without a fold", () => {
    expect(storeListLayout(24, 24)).toEqual({ isLong: false, head: undefined });
  });

  it("folds a list after twelve stores", () => {
    expect(storeListLayout(25, 25)).toEqual({ isLong: false, head: 12 });
    expect(storeListLayout(100, 100)).toEqual({ isLong: false, head: 12 });
  });

  it("renders one screenful of a long list at once", () => {
    expect(storeListLayout(101, 101)).toEqual({ isLong: true, head: 8 });
  });

  it("treats a list as long as long as a long one still shows", () => {
    expect(storeListLayout(3, 1000)).toEqual({ isLong: true, head: 8 });
  });
});

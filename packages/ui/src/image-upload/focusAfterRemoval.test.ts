import { describe, expect, it } from "vitest";
import { focusAfterRemoval } from "./focusAfterRemoval.ts";

describe("focusAfterRemoval", () => {
  it("stays at the place, where the next row moves up", () => {
    expect(focusAfterRemoval(0, 2)).toBe(0);
    expect(focusAfterRemoval(1, 2)).toBe(1);
  });

  it("goes to the row before when the last one was removed", () => {
    expect(focusAfterRemoval(2, 2)).toBe(1);
  });

  it("has no row to go to in an empty list", () => {
    expect(focusAfterRemoval(0, 0)).toBeNull();
  });
});

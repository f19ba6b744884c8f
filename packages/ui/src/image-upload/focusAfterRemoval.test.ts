import { describe, expect, it } from "vitest";
import { focusAfterRemoval } from "./focusAfterRemoval.ts";

describe("focusAfterRemoval", () => {
  it("stays at the same position, where the next row moves up", () => {
    expect(focusAfterRemoval(0, 2)).toBe(0);
    expect(focusAfterRemoval(1, 2)).toBe(1);
  });

  it("goes to the previous row when the last one was removed", () => {
    expect(focusAfterRemoval(2, 2)).toBe(1);
  });

  it("is null in an empty list", () => {
    expect(focusAfterRemoval(0, 0)).toBeNull();
  });
});

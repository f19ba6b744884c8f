import { describe, expect, it } from "vitest";
import { intervalBounds, numericValue } from "./range.ts";

describe("intervalBounds", () => {
  const row = (value: string) => ({ value });

  it("rounds the lowest value down and the highest up", () => {
    expect(intervalBounds([row("44.5"), row("52,3"), row("47")])).toEqual({ min: 44, max: 53 });
  });

  it("accepts negative values and skips values that are not numbers", () => {
    expect(intervalBounds([row("-24.5"), row("-18"), row("vet ej")])).toEqual({ min: -25, max: -18 });
  });

  it("has no bounds without a number", () => {
    expect(intervalBounds([row("")])).toBeNull();
    expect(numericValue(" ")).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { withoutVat } from "./withoutVat.ts";

describe("withoutVat", () => {
  it("divides by the factor and rounds to whole ore", () => {
    expect(withoutVat(39_900, 1.25)).toBe(31_920);
    expect(withoutVat(100, 1.06)).toBe(94);
  });
});

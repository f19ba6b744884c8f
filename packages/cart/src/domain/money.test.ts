import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kronorOf, oreOf, withoutVat } from "./money.ts";

describe("oreOf", () => {
  it("rounds to the nearest ore, halves away from zero", () => {
    expect(oreOf(99.5)).toBe(9950);
    expect(oreOf(1.005)).toBe(101);
    expect(oreOf(-1.005)).toBe(-101);
  });

  it("counts what is no number as nothing", () => {
    expect(oreOf(Number.NaN)).toBe(0);
    expect(oreOf(Number.POSITIVE_INFINITY)).toBe(0);
  });

  it("gives back every amount of whole ore", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (ore) => {
        expect(oreOf(kronorOf(ore))).toBe(ore);
      }),
    );
  });
});

describe("withoutVat", () => {
  it("divides by the factor and rounds to whole ore", () => {
    expect(withoutVat(39_900, 1.25)).toBe(31_920);
    expect(withoutVat(100, 1.06)).toBe(94);
  });

  it("leaves an amount alone where the factor adds nothing", () => {
    expect(withoutVat(100, 1)).toBe(100);
    expect(withoutVat(100, 0)).toBe(100);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barPercent, conversionPercent, sumOfDays } from "./dayFigures.ts";

const day = fc.record({
  day: fc.constant("2026-11-23"),
  orders: fc.nat(500),
  turnoverOre: fc.nat(10_000_000),
  carts: fc.nat(900),
});

describe("sumOfDays", () => {
  it("adds everything up, and is zero without days", () => {
    expect(sumOfDays([])).toEqual({ orders: 0, turnoverOre: 0, carts: 0 });
    const one = { day: "2026-11-22", orders: 2, turnoverOre: 100, carts: 5 };
    expect(sumOfDays([one, { ...one, day: "2026-11-23" }])).toEqual({ orders: 4, turnoverOre: 200, carts: 10 });
  });

  it("is the same in any order of the days", () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 20 }), (days) => {
        expect(sumOfDays(days.toReversed())).toEqual(sumOfDays(days));
      }),
    );
  });
});

describe("conversionPercent", () => {
  it.each([
    [1, 4, 25],
    [2, 3, 67],
    [0, 9, 0],
    [5, 5, 100],
    [0, 0, null],
  ])("for %s orders of %s carts is %s", (orders, carts, percent) => {
    expect(conversionPercent({ orders, carts })).toBe(percent);
  });

  it("is never more than 100", () => {
    fc.assert(
      fc.property(day, (figures) => {
        const percent = conversionPercent(figures);
        expect(percent === null ? figures.carts === 0 : percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});

describe("barPercent", () => {
  it.each([
    [0, 10, 0],
    [10, 10, 100],
    [5, 10, 50],
    [1, 1000, 2],
    [0, 0, 0],
  ])("makes the bar of %s beside %s %s percent long", (value, longest, percent) => {
    expect(barPercent(value, longest)).toBe(percent);
  });

  it("grows with its value, is visible above zero, and never exceeds 100", () => {
    const value = fc.nat(1_000_000);
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(barPercent(less, more)).toBeLessThanOrEqual(barPercent(more, more));
        expect(barPercent(less, more) > 0).toBe(less > 0);
        expect(barPercent(more, more)).toBe(more > 0 ? 100 : 0);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextChange, remainingTime } from "./remainingTime.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0 };

describe("remainingTime", () => {
  it("splits a time into days, hours, minutes and seconds", () => {
    expect(remainingTime(day + 2 * hour + 3 * minute + 4 * second, 0)).toEqual({
      days: 1,
      hours: 2,
      minutes: 3,
      seconds: 4,
    });
  });

  it("counts a started second as a whole one", () => {
    expect(remainingTime(1, 0)).toEqual({ ...zeros, seconds: 1 });
    expect(remainingTime(second + 1, 0).seconds).toBe(2);
  });

  it("is all zeros at the end and after it, and for an invalid end", () => {
    expect(remainingTime(5, 5)).toEqual(zeros);
    expect(remainingTime(5, day)).toEqual(zeros);
    expect(remainingTime(Number.NaN, 0)).toEqual(zeros);
  });

  it("adds up to the remaining time, rounded up to a second", () => {
    fc.assert(
      fc.property(fc.nat(1000 * day), (left) => {
        const { days, hours, minutes, seconds } = remainingTime(left, 0);
        expect(days * day + hours * hour + minutes * minute + seconds * second).toBe(Math.ceil(left / second) * second);
        expect(hours).toBeLessThan(24);
        expect(Math.max(minutes, seconds)).toBeLessThan(60);
      }),
    );
  });
});

describe("nextChange", () => {
  it("is null when it has ended", () => {
    expect(nextChange(5, 5)).toBeNull();
    expect(nextChange(5, 6)).toBeNull();
    expect(nextChange(Number.NaN, 0)).toBeNull();
  });

  it("is the first moment at which one second less is left", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: day }), (left) => {
        const wait = nextChange(left, 0) ?? 0;
        const total = (now: number): number => Math.ceil((left - now) / second);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(second);
        expect(total(wait)).toBe(total(0) - 1);
        expect(total(wait - 1)).toBe(total(0));
      }),
    );
  });
});

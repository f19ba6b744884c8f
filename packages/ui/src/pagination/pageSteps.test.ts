import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageSteps, type MeasuredStep } from "./pageSteps.ts";
import { pageWindow } from "./pageWindow.ts";

const inRoom = (steps: readonly MeasuredStep[], room: MeasuredStep["room"]): readonly (number | string)[] =>
  steps.filter((one) => one.room === "any" || one.room === room).map(({ step }) => step);

describe("pageSteps", () => {
  it("shows more pages where there is more room", () => {
    expect(inRoom(pageSteps(12, 48), "wide")).toEqual([1, "gap", 10, 11, 12, 13, 14, "gap", 48]);
    expect(inRoom(pageSteps(12, 48), "narrow")).toEqual([1, "gap", 11, 12, 13, "gap", 48]);
  });

  it("has a gap in a narrow place where a wide one has none", () => {
    expect(inRoom(pageSteps(4, 9), "narrow")).toEqual([1, "gap", 3, 4, 5, "gap", 9]);
    expect(inRoom(pageSteps(1, 9), "narrow")).toEqual([1, 2, "gap", 9]);
  });

  it("shows at each width the same pages as its window", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
        const [current, total] = [Math.min(a, b), Math.max(a, b)];
        expect(inRoom(pageSteps(current, total), "wide")).toEqual(pageWindow(current, total));
        const narrow = pageWindow(current, total, { all: 5, around: 1 });
        expect(inRoom(pageSteps(current, total), "narrow")).toEqual(narrow);
      }),
    );
  });
});

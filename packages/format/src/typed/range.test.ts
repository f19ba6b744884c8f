import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeRange, isScreenReaderOnly, type NumberRange } from "./range.ts";

const bounds = { min: 2990, max: 15990 };
const scale = { bounds };

describe("changeRange", () => {
  it("sets one end", () => {
    expect(changeRange(bounds, scale, { end: "min", typed: "4000" })).toEqual({
      ok: true,
      range: { min: 4000, max: 15990 },
      isChanged: true,
      problem: null,
    });
  });

  it("rejects a minimum above the maximum and gives the restored value", () => {
    expect(changeRange({ min: 3000, max: 4000 }, scale, { end: "min", typed: "4001" })).toEqual({
      ok: false,
      problem: { code: "minimum-above-maximum", restored: 3000 },
    });
  });

  it("rejects a maximum below the minimum", () => {
    expect(changeRange({ min: 3000, max: 4000 }, scale, { end: "max", typed: "2999" })).toEqual({
      ok: false,
      problem: { code: "maximum-below-minimum", restored: 4000 },
    });
  });

  it("is announced only to screen readers for crossing ends, and shown for other problems", () => {
    expect(
      (["minimum-above-maximum", "maximum-below-minimum"] as const).every((code) =>
        isScreenReaderOnly({ code, restored: 1 }),
      ),
    ).toBe(true);
    expect(
      (["not-a-number", "outside-bounds"] as const).some((code) => isScreenReaderOnly({ code, restored: 1 })),
    ).toBe(false);
  });

  it("allows both ends to meet", () => {
    expect(changeRange({ min: 3000, max: 4000 }, scale, { end: "min", typed: "4000" })).toMatchObject({ ok: true });
  });

  it("limits numbers to the bounds and reports it", () => {
    const problem = { code: "outside-bounds", restored: 15990 };
    expect(changeRange(bounds, scale, { end: "max", typed: "99999" })).toMatchObject({ isChanged: false, problem });
    expect(changeRange(bounds, scale, { end: "max", typed: "15990" })).toMatchObject({ problem: null });
    expect(changeRange(bounds, scale, { end: "max", typed: "\u22125" })).toMatchObject({ range: { max: 2990 } });
  });

  it.each(["4000,5", "4000.5", "4 000,95 kr"])("reads %j as 4000 and reports the dropped decimals", (typed) => {
    const problem = { code: "decimals-cut", restored: 4000 };
    expect(changeRange(bounds, scale, { end: "min", typed })).toMatchObject({ range: { min: 4000 }, problem });
  });

  it.each(["4000,0", "4000.", "4 000", "4\u00A0000 kr", " 4000"])("reads %j as 4000", (typed) => {
    expect(changeRange(bounds, scale, { end: "min", typed })).toMatchObject({ range: { min: 4000 }, problem: null });
  });

  it("reads a leading number and rejects a text without one", () => {
    expect(changeRange(bounds, scale, { end: "min", typed: "5000kr" })).toMatchObject({ range: { min: 5000 } });
    expect(changeRange(bounds, scale, { end: "min", typed: "" })).toEqual({
      ok: false,
      problem: { code: "not-a-number", restored: 2990 },
    });
  });

  it("never lets the ends cross or leave the bounds", () => {
    const end = fc.constantFrom("min" as const, "max" as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(end, fc.integer({ min: 0, max: 20_000 }))), (steps) => {
        let range = bounds;
        for (const [which, number] of steps) {
          const change = changeRange(range, scale, { end: which, typed: String(number) });
          if (change.ok) range = change.range;
          expect(range.min).toBeLessThanOrEqual(range.max);
          expect(range.min).toBeGreaterThanOrEqual(bounds.min);
          expect(range.max).toBeLessThanOrEqual(bounds.max);
        }
      }),
    );
  });

  it("keeps decimals where the steps are not whole", () => {
    const fine = { bounds: { min: 0, max: 10 }, step: 0.5 };
    expect(changeRange(fine.bounds, fine, { end: "min", typed: "2,25" })).toMatchObject({
      range: { min: 2.25 },
      problem: null,
    });
    expect(changeRange(fine.bounds, fine, { end: "max", typed: "10.5" })).toMatchObject({ range: { max: 10 } });
  });

  it.each(["", "abc", "-", ".5", "kr 5"])("rejects %j", (typed) => {
    expect(changeRange(bounds, scale, { end: "max", typed })).toEqual({
      ok: false,
      problem: { code: "not-a-number", restored: 15990 },
    });
  });

  it("reads every number in Swedish formatting", () => {
    const shown = new Intl.NumberFormat("sv-SE");
    const wide: NumberRange = { min: -100_000, max: 100_000 };
    fc.assert(
      fc.property(fc.integer(wide), (number) => {
        const change = changeRange(wide, { bounds: wide }, { end: "min", typed: shown.format(number) });
        expect(change).toMatchObject({ range: { min: number, max: wide.max }, problem: null });
      }),
    );
  });
});

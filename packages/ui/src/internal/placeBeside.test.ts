import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heightBeside, placeBeside, type Placing } from "./placeBeside.ts";

const aPlacing = (given: Partial<Placing> = {}): Placing => ({
  anchor: { left: 100, top: 100, width: 40, height: 20 },
  size: { width: 80, height: 30 },
  view: { width: 400, height: 300 },
  side: "bottom",
  align: "center",
  gap: 6,
  edge: 8,
  ...given,
});

describe("placeBeside", () => {
  it.each([
    { side: "bottom", align: "center", at: { left: 80, top: 126 } },
    { side: "bottom", align: "start", at: { left: 100, top: 126 } },
    { side: "bottom", align: "end", at: { left: 60, top: 126 } },
    { side: "top", align: "center", at: { left: 80, top: 64 } },
    { side: "right", align: "center", at: { left: 146, top: 95 } },
    { side: "left", align: "center", at: { left: 14, top: 95 } },
  ] as const)("stands at $side, $align", ({ side, align, at }) => {
    expect(placeBeside(aPlacing({ side, align }))).toEqual(at);
  });

  it("stands on the other side when only there is room", () => {
    const anchor = { left: 100, top: 270, width: 40, height: 20 };
    expect(placeBeside(aPlacing({ anchor })).top).toBe(234);
    expect(placeBeside(aPlacing({ anchor: { ...anchor, top: 10 }, side: "top" })).top).toBe(36);
  });

  it("is moved along the side until it is in the view", () => {
    expect(placeBeside(aPlacing({ anchor: { left: 0, top: 100, width: 20, height: 20 } })).left).toBe(8);
    expect(placeBeside(aPlacing({ anchor: { left: 380, top: 100, width: 20, height: 20 } })).left).toBe(312);
  });

  it("never leaves a view that it fits into", () => {
    const length = fc.integer({ min: 1, max: 300 });
    const place = fc.integer({ min: -500, max: 900 });
    const placings = fc.record({
      anchor: fc.record({ left: place, top: place, width: length, height: length }),
      size: fc.record({ width: length, height: length }),
      side: fc.constantFrom("top", "right", "bottom", "left" as const),
      align: fc.constantFrom("start", "center", "end" as const),
    });
    fc.assert(
      fc.property(placings, (given) => {
        const placing = aPlacing({ ...given, view: { width: 400, height: 400 } });
        const { left, top } = placeBeside(placing);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(8);
        expect(left + placing.size.width).toBeLessThanOrEqual(392);
        expect(top + placing.size.height).toBeLessThanOrEqual(392);
      }),
    );
  });
});

describe("heightBeside", () => {
  const anchor = { left: 20, top: 100, width: 120, height: 44 };
  const view = { width: 390, height: 800 };
  const placing = (height: number, given: Partial<Placing> = {}): Placing =>
    aPlacing({ anchor, view, size: { width: 200, height }, ...given });

  it("is the own height where there is room on one side", () => {
    expect(heightBeside(placing(642))).toBe(642);
    expect(heightBeside(placing(642, { side: "top" }))).toBe(642);
  });

  it("is what the roomier side has where there is too little on both, so that the anchor stays in sight", () => {
    const tall = placing(2000);
    expect(heightBeside(tall)).toBe(642);
    expect(placeBeside({ ...tall, size: { width: 200, height: 642 } }).top).toBe(150);
    const low = placing(2000, { anchor: { ...anchor, top: 700 } });
    expect(heightBeside(low)).toBe(686);
    expect(placeBeside({ ...low, size: { width: 200, height: 686 } }).top).toBe(8);
  });

  it("is that of the view beside an anchor, and where a low window leaves next to no room", () => {
    expect(heightBeside(placing(2000, { side: "right" }))).toBe(784);
    expect(heightBeside(placing(2000, { view: { width: 320, height: 256 } }))).toBe(240);
  });

  it("never covers the anchor with what has that height, where there is room to read", () => {
    const tops = fc.record({ top: fc.integer({ min: 0, max: 756 }), height: fc.integer({ min: 1, max: 3000 }) });
    fc.assert(
      fc.property(tops, fc.constantFrom("top", "bottom" as const), ({ top, height }, side) => {
        const given = placing(height, { side, anchor: { ...anchor, top } });
        const low = Math.min(height, heightBeside(given));
        const placed = placeBeside({ ...given, size: { width: 200, height: low } });
        expect(placed.top + low <= top || placed.top >= top + anchor.height).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Step,
  nearestSlide,
  offsetToShow,
  slidesInView,
  stepBack,
  stepForward,
  stripEdges,
} from "./carouselStrip.ts";

const strip = (scrollLeft: number) => ({ scrollLeft, clientWidth: 300, scrollWidth: 1000 });

describe("stripEdges", () => {
  it("treats 5 px from an end as the end", () => {
    expect(stripEdges(strip(4)).atStart).toBe(true);
    expect(stripEdges(strip(5)).atStart).toBe(true);
    expect(stripEdges(strip(6)).atStart).toBe(false);
    expect(stripEdges(strip(694)).atEnd).toBe(false);
    expect(stripEdges(strip(695)).atEnd).toBe(true);
  });

  it("is at both ends when everything fits", () => {
    expect(stripEdges({ scrollLeft: 0, clientWidth: 300, scrollWidth: 300 })).toEqual({ atStart: true, atEnd: true });
  });

  it("does not depend on the text direction", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (scrolled) => {
        expect(stripEdges(strip(-scrolled))).toEqual(stripEdges(strip(scrolled)));
      }),
    );
  });
});

/** Ten slides of 100 px with gaps of 10 px; a bit more than three are visible. */
const slides = Array.from({ length: 10 }, (_, index) => ({ start: index * 110, size: 100 }));
const at = (offset: number): Step => ({ slides, offset, view: 340 });

describe("slidesInView", () => {
  it("gives the slides that are fully visible", () => {
    expect(slidesInView(at(0))).toEqual({ first: 0, last: 2 });
    expect(slidesInView(at(330))).toEqual({ first: 3, last: 5 });
  });

  it("gives the one at the beginning when none is fully visible", () => {
    expect(slidesInView({ slides, offset: 160, view: 60 })).toEqual({ first: 1, last: 1 });
    expect(slidesInView({ slides: [], offset: 0, view: 60 })).toEqual({ first: 0, last: 0 });
  });
});

describe("stepForward", () => {
  it("goes to the first slide that is not fully visible", () => {
    expect(stepForward(at(0))).toBe(3);
    expect(stepForward(at(330))).toBe(6);
  });

  it("stays with the last slide at the end", () => {
    expect(stepForward(at(760))).toBe(9);
    expect(stepForward({ slides: [], offset: 0, view: 0 })).toBe(0);
  });

  it("goes one slide forward when not even one fits", () => {
    expect(stepForward({ slides, offset: 0, view: 60 })).toBe(1);
  });
});

describe("stepBack", () => {
  it("goes back by as many slides as are visible at once", () => {
    expect(stepBack(at(660))).toBe(3);
    expect(stepBack(at(330))).toBe(0);
    expect(stepBack(at(110))).toBe(0);
  });

  it("stays at the beginning", () => {
    expect(stepBack(at(0))).toBe(0);
  });

  it("goes one slide back when not even one fits", () => {
    expect(stepBack({ slides, offset: 330, view: 60 })).toBe(2);
  });
});

describe("nearestSlide", () => {
  it("gives the slide that begins nearest to the visible part", () => {
    expect(nearestSlide(at(54))).toBe(0);
    expect(nearestSlide(at(56))).toBe(1);
    expect(nearestSlide({ slides: [], offset: 10, view: 60 })).toBe(0);
  });
});

describe("offsetToShow", () => {
  it("stays where it is for a slide that is fully visible, or does not exist", () => {
    expect(offsetToShow(at(110), 3)).toBe(110);
    expect(offsetToShow(at(110), 99)).toBe(110);
  });

  it("centres a slide, but never before the beginning", () => {
    expect(offsetToShow(at(0), 5)).toBe(550 - 120);
    expect(offsetToShow(at(330), 0)).toBe(0);
  });
});

const steps = fc
  .record({
    sizes: fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 1, maxLength: 30 }),
    gap: fc.integer({ min: 0, max: 40 }),
    view: fc.integer({ min: 40, max: 1200 }),
    from: fc.nat(29),
  })
  .map(({ sizes, gap, view, from }) => {
    const places = sizes.map((size, index) => ({
      start: sizes.slice(0, index).reduce((sum, one) => sum + one + gap, 0),
      size,
    }));
    return { slides: places, view, offset: places[from % places.length]?.start ?? 0, from: from % places.length };
  });

describe("steps through any strip", () => {
  it("move in their own direction and never past an end", () => {
    fc.assert(
      fc.property(steps, ({ from, ...step }) => {
        expect(stepForward(step)).toBeGreaterThanOrEqual(Math.min(from + 1, step.slides.length - 1));
        expect(stepBack(step)).toBeLessThanOrEqual(Math.max(0, from - 1));
        expect(stepForward(step)).toBeLessThan(step.slides.length);
        expect(stepBack(step)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("skip no slide that was not visible", () => {
    fc.assert(
      fc.property(steps, ({ from: _, ...step }) => {
        const { last } = slidesInView(step);
        expect(stepForward(step)).toBeLessThanOrEqual(last + 1);
      }),
    );
  });
});

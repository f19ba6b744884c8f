import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sectionInView } from "./sectionInView.ts";

const sections = (second: number) => [
  { id: "beskrivning", top: second - 500 },
  { id: "omdomen", top: second },
];

describe("sectionInView", () => {
  it("is the section whose top is within 240 px, or else the one before", () => {
    expect(sectionInView(sections(239))).toBe("omdomen");
    expect(sectionInView(sections(240))).toBe("omdomen");
    expect(sectionInView(sections(241))).toBe("beskrivning");
  });

  it("is null above the first section, and without sections", () => {
    expect(sectionInView(sections(741))).toBeNull();
    expect(sectionInView([])).toBeNull();
  });

  it("uses the position of the sections, not the order of their links", () => {
    expect(
      sectionInView([
        { id: "b", top: 100 },
        { id: "a", top: -300 },
      ]),
    ).toBe("b");
  });

  it("never goes back while the page is scrolled down", () => {
    const tops = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(tops, fc.nat(5000), fc.nat(2000), (places, scrolled, further) => {
        const sorted = [...places].sort((a, b) => a - b);
        const at = (scroll: number): number => {
          const id = sectionInView(sorted.map((top, index) => ({ id: String(index), top: top - scroll })));
          return id === null ? -1 : Number(id);
        };
        expect(at(scrolled + further)).toBeGreaterThanOrEqual(at(scrolled));
      }),
    );
  });
});

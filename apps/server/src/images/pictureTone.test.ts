import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { labOf, type Screen, textOf } from "./oklab.ts";
import { pictureTone } from "./pictureTone.ts";

const side = 16;

/** A picture with given pixels. */
function draw(colourOf: (column: number, row: number) => Screen, opacity = 255): Uint8Array {
  const all = Array.from({ length: side * side }, (_, index) => [
    ...colourOf(index % side, Math.floor(index / side)),
    opacity,
  ]);
  return Uint8Array.from(all.flat());
}

const toneOf = (pixels: Uint8Array): string | null => pictureTone({ pixels, side });
const within = (column: number, row: number): boolean => Math.min(column, row) >= 2 && Math.max(column, row) < side - 2;

const level = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Screen> = fc.tuple(level, level, level);
const aColour = anyColour.filter((colour) => Math.min(...colour) < 235);
const channels = (text: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));

describe("labOf and textOf", () => {
  it("convert every screen colour back and forth", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(channels(textOf(labOf(colour)))).toEqual([...colour]);
      }),
    );
  });
});

describe("pictureTone", () => {
  it("is the background colour, whatever object is in front", () => {
    fc.assert(
      fc.property(aColour, fc.array(anyColour, { minLength: 1, maxLength: 20 }), (ground, thing) => {
        const pixels = draw((column, row) =>
          within(column, row) ? (thing[(column * row) % thing.length] ?? ground) : ground,
        );
        expect(channels(toneOf(pixels) ?? "")).toEqual([...ground]);
      }),
    );
  });

  it("is the background colour even when the object touches an edge", () => {
    const pixels = draw((column) => (column < 6 ? [20, 30, 60] : [232, 228, 223]));
    expect(toneOf(pixels)).toBe("#e8e4df");
  });

  it("is null for an object on white, to avoid a grey flash", () => {
    fc.assert(
      fc.property(
        fc.array(anyColour, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 251, max: 255 }),
        (thing, light) => {
          const pixels = draw((column, row) =>
            within(column, row) ? (thing[(column * row) % thing.length] ?? [0, 0, 0]) : [light, light, light],
          );
          expect(toneOf(pixels)).toBeNull();
        },
      ),
    );
  });

  it("is null for an object that nearly fills a white picture", () => {
    const person = draw((column, row) => {
      if (column < 3 || column > 12) return [255, 255, 255];
      return row < 5 ? [190, 140, 110] : [220, 230, 60];
    });
    const cut = draw((column, row) =>
      row < 8 && (column < 3 || column > 12) ? [255, 255, 255] : [20 + column * 14, 90, 60],
    );
    expect([toneOf(person), toneOf(cut)]).toEqual([null, null]);
  });

  it("is null for a picture with any transparency", () => {
    fc.assert(
      fc.property(
        aColour,
        fc.nat({ max: side * side - 1 }),
        fc.integer({ min: 0, max: 254 }),
        (colour, place, opacity) => {
          const pixels = draw(() => colour);
          pixels[place * 4 + 3] = opacity;
          expect(toneOf(pixels)).toBeNull();
        },
      ),
    );
  });

  it("is between the colours of a scene, which has no background", () => {
    const scene = draw((column, row) => ((column + row) % 2 === 0 ? [200, 40, 40] : [40, 40, 200]));
    expect(toneOf(scene)).toMatch(/^#[6-9a-f].[2-6].[6-9a-f].$/);
  });

  it("does not depend on the rotation of the picture", () => {
    fc.assert(
      fc.property(fc.array(anyColour, { minLength: side * side, maxLength: side * side }), (colours) => {
        const at = (column: number, row: number): Screen => colours[row * side + column] ?? [0, 0, 0];
        expect(toneOf(draw((column, row) => at(side - 1 - row, column)))).toBe(toneOf(draw(at)));
      }),
    );
  });
});

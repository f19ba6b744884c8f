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
  it("lead from every colour of a screen back to it", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(channels(textOf(labOf(colour)))).toEqual([...colour]);
      }),
    );
  });
});

describe("pictureTone", () => {
  it("is the ground, whatever thing stands on it", () => {
    fc.assert(
      fc.property(aColour, fc.array(anyColour, { minLength: 1, maxLength: 20 }), (ground, thing) => {
        const pixels = draw((column, row) =>
          within(column, row) ? (thing[(column * row) % thing.length] ?? ground) : ground,
        );
        expect(channels(toneOf(pixels) ?? "")).toEqual([...ground]);
      }),
    );
  });

  it("is the ground where the thing reaches an edge", () => {
    const pixels = draw((column) => (column < 6 ? [20, 30, 60] : [232, 228, 223]));
    expect(toneOf(pixels)).toBe("#e8e4df");
  });

  it("is nothing for a thing on white, so that no grey flashes before it", () => {
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

  it("is nothing for a thing on white that all but fills the picture", () => {
    const person = draw((column, row) => {
      if (column < 3 || column > 12) return [255, 255, 255];
      return row < 5 ? [190, 140, 110] : [220, 230, 60];
    });
    const cut = draw((column, row) =>
      row < 8 && (column < 3 || column > 12) ? [255, 255, 255] : [20 + column * 14, 90, 60],
    );
    expect([toneOf(person), toneOf(cut)]).toEqual([null, null]);
  });

  it("is nothing for what is seen through, if only in one place", () => {
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

  it("lies between the colours of a scene, which has no ground", () => {
    const scene = draw((column, row) => ((column + row) % 2 === 0 ? [200, 40, 40] : [40, 40, 200]));
    expect(toneOf(scene)).toMatch(/^#[6-9a-f].[2-6].[6-9a-f].$/);
  });

  it("is the same however the picture is turned", () => {
    fc.assert(
      fc.property(fc.array(anyColour, { minLength: side * side, maxLength: side * side }), (colours) => {
        const at = (column: number, row: number): Screen => colours[row * side + column] ?? [0, 0, 0];
        expect(toneOf(draw((column, row) => at(side - 1 - row, column)))).toBe(toneOf(draw(at)));
      }),
    );
  });
});

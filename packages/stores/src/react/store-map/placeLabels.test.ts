import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeLabels, type MapPlace } from "./placeLabels.ts";

const place = (name: string, population: number, lng: number): MapPlace => ({ name, population, lat: 60, lng });
const flat = ({ lat, lng }: MapPlace) => ({ x: lng, y: lat });

describe("placeLabels", () => {
  it("labels the larger of two places that are close", () => {
    const places = [place("Solna", 80_000, 10), place("Stockholm", 1_500_000, 12), place("Lund", 90_000, 400)];
    expect(placeLabels(places, flat).map(({ name }) => name)).toEqual(["Stockholm", "Lund"]);
  });

  it("leaves out places outside the screen", () => {
    expect(placeLabels([place("Lund", 90_000, 400)], () => null)).toEqual([]);
  });

  it("keeps names clear of markers, but labels the place that a marker points to", () => {
    const places = [place("Malmö", 350_000, 100)];
    const at = (x: number, y: number) => placeLabels(places, flat, [{ x, y }]).length;
    expect(at(100, 60)).toBe(1);
    expect(at(100, 90)).toBe(0);
    expect(at(130, 90)).toBe(0);
    expect(at(180, 90)).toBe(1);
    expect(at(100, 130)).toBe(1);
    expect(at(100, 40)).toBe(1);
  });

  it("never lets two names overlap and never leaves out a name that has room", () => {
    const anyPlace = fc.record({
      name: fc.string(),
      population: fc.nat(),
      lat: fc.integer({ min: 0, max: 600 }),
      lng: fc.integer({ min: 0, max: 600 }),
    });
    const areClose = (a: MapPlace, b: MapPlace) => Math.abs(a.lng - b.lng) < 88 && Math.abs(a.lat - b.lat) < 26;
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 30 }), (places) => {
        const shown = placeLabels(places, flat);
        for (const one of shown) expect(shown.filter((other) => areClose(one, other))).toEqual([one]);
        for (const hidden of places.filter((each) => !shown.includes(each))) {
          expect(shown.some((other) => areClose(hidden, other))).toBe(true);
        }
      }),
    );
  });
});

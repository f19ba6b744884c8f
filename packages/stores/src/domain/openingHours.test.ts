import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceBetween } from "./distance.ts";
import { nearestPlaces } from "./nearestPlaces.ts";
import { openingDays, openingHoursOn } from "./openingHours.ts";

const [long, short] = [
  { opens: "10:00", closes: "19:00" },
  { opens: "11:00", closes: "15:00" },
];
const hours = {
  week: [[long], [long], [long], [long], [long], [short], []],
  exceptions: [
    { date: "2026-12-24", spans: [] },
    { date: "2026-12-27", spans: [short] },
  ],
};

describe("opening hours", () => {
  it.each([
    { day: "2026-11-23", what: "Monday", spans: [long] },
    { day: "2026-11-28", what: "Saturday", spans: [short] },
    { day: "2026-11-29", what: "Sunday", spans: [] },
    { day: "2026-12-24", what: "a Thursday that is otherwise", spans: [] },
    { day: "2026-12-27", what: "a Sunday that is otherwise", spans: [short] },
  ])("are right for $what", ({ day, spans }) => expect(openingHoursOn(hours, day)).toEqual(spans));

  it("are listed for the coming days, across the end of a month and of a year", () => {
    const days = openingDays(hours, { from: "2026-12-26", count: 7 });
    expect(days.map(({ date }) => date)).toEqual([
      "2026-12-26",
      "2026-12-27",
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
      "2027-01-01",
    ]);
    expect(days.slice(0, 3).map(({ spans }) => spans)).toEqual([[short], [short], [long]]);
  });

  it("are empty when the week is missing", () =>
    expect(openingHoursOn({ week: [], exceptions: [] }, "2026-11-23")).toEqual([]));
});

describe("the nearest places", () => {
  const places = fc.array(
    fc.record({
      id: fc.integer(),
      lat: fc.double({ min: 55, max: 69, noNaN: true }),
      lng: fc.double({ min: 11, max: 24, noNaN: true }),
    }),
  );
  const kiruna = { latitude: 67.8557, longitude: 20.2251 };

  it("are sorted by distance, no more than the limit and none from too far away", () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2000 }), (all, limit, withinKm) => {
        const near = nearestPlaces(all, kiruna, { limit, withinKm });
        const kilometres = near.map(({ distanceKm }) => distanceKm);
        expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
        const reached = all
          .map(({ lat, lng }) => distanceBetween(kiruna, { latitude: lat, longitude: lng }))
          .filter((distance) => distance <= withinKm)
          .sort((a, b) => a - b);
        expect(kilometres).toEqual(reached.slice(0, limit));
      }),
    );
  });
});

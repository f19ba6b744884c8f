import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStore } from "../fixtures/aStore.ts";
import { storesByCounty } from "./storesByCounty.ts";

const names: Readonly<Record<string, string>> = { O: "Västra Götalands län", T: "Örebro län", Z: "Jämtlands län" };
const nameOf = (county: string): string => names[county] ?? county;
const storesIn = (counties: readonly (string | null | undefined)[]) =>
  counties.map((county, id) => aStore({ id, county }));

describe("stores by county", () => {
  it("are grouped under their counties in Swedish order, with stores without a county last", () => {
    const counties = ["T", null, "O", "Z", "T", "O", "O", "O", "O", "O", "O", "O", undefined];
    const groups = storesByCounty(storesIn(counties), nameOf);
    expect(groups.map(({ county, stores }) => [county, stores.map(({ id }) => id)])).toEqual([
      ["Z", [3]],
      ["O", [2, 5, 6, 7, 8, 9, 10, 11]],
      ["T", [0, 4]],
      [null, [1, 12]],
    ]);
  });

  it("are not grouped when the list is short or in a single county", () => {
    expect(storesByCounty(storesIn(["T", "O"]), nameOf)).toEqual([]);
    expect(storesByCounty(storesIn(Array.from({ length: 40 }, () => "T")), nameOf)).toEqual([]);
    expect(storesByCounty(storesIn(Array.from({ length: 40 }, () => null)), nameOf)).toEqual([]);
  });

  it("lose no store, and have each county once", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("O", "T", "Z", "AB", null), { minLength: 13, maxLength: 40 }),
        (counties) => {
          const stores = storesIn(counties);
          const groups = storesByCounty(stores, nameOf);
          if (groups.length === 0) return;
          expect(new Set(groups.map(({ county }) => county)).size).toBe(groups.length);
          expect(groups.flatMap((group) => group.stores).toSorted((a, b) => a.id - b.id)).toEqual(stores);
        },
      ),
    );
  });
});

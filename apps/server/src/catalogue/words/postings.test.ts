import fc from "fast-check";
import { expect, it } from "vitest";
import { entryLength, markRows, writeEntry } from "./postings.ts";
import { placeCount } from "./WordColumns.ts";

const rows = fc
  .uniqueArray(fc.nat(3_000_000), { maxLength: 50 })
  .map((list) => list.toSorted((one, other) => one - other));

it("reads back rows and places, however far apart", () => {
  fc.assert(
    fc.property(rows, fc.nat(placeCount - 1), (list, place) => {
      const distances = list.map((row, index) => row - (list[index - 1] ?? -1));
      const bytes = new Uint8Array(distances.reduce((sum, distance) => sum + entryLength(distance, place), 0));
      const end = distances.reduce((at, distance) => writeEntry({ bytes, at }, distance, place), 0);
      expect(end).toBe(bytes.length);
      const marks = new Uint8Array((list.at(-1) ?? 0) + 1);
      markRows(
        { bytes, start: 0, end },
        Uint8Array.from({ length: placeCount }, (_, each) => 1 << each),
        { marks },
      );
      for (const row of list) expect(marks[row]).toBe(1 << place);
      expect(marks.reduce((count, mark) => count + Number(mark > 0), 0)).toBe(list.length);
    }),
    { numRuns: 30 },
  );
});

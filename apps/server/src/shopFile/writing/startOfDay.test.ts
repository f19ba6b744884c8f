import { expect, it } from "vitest";
import { startOfDay } from "./startOfDay.ts";

it("is midnight in Sweden, in winter and in summer", () => {
  expect(startOfDay("2026-12-24", 0)).toBe("2026-12-23T23:00:00.000Z");
  expect(startOfDay("2026-06-19", 0)).toBe("2026-06-18T22:00:00.000Z");
  expect(startOfDay("2026-06-30", 1)).toBe("2026-06-30T22:00:00.000Z");
});

it("is correct on the days when clocks change, and on the following days", () => {
  expect([startOfDay("2026-03-29", 0), startOfDay("2026-03-29", 1)]).toEqual([
    "2026-03-28T23:00:00.000Z",
    "2026-03-29T22:00:00.000Z",
  ]);
  expect([startOfDay("2026-10-25", 0), startOfDay("2026-10-25", 1)]).toEqual([
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T23:00:00.000Z",
  ]);
});

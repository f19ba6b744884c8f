import { describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "./isoDay.ts";

describe("addDays", () => {
  it("counts days across months, years and changes of clocks, in both directions", () => {
    expect(addDays("2026-12-30", 3)).toBe("2027-01-02");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect([addDays("2026-03-28", 1), addDays("2026-10-24", 2)]).toEqual(["2026-03-29", "2026-10-26"]);
  });
});

describe("weekdayOf", () => {
  it("counts from Monday", () => {
    expect(["2026-11-23", "2026-11-28", "2026-11-29"].map(weekdayOf)).toEqual([1, 6, 7]);
  });
});

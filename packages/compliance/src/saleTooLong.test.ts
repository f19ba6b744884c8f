import { describe, expect, it } from "vitest";
import { saleDaysAtOnce, saleDaysInYear } from "./data/sweden.ts";
import { saleTooLong } from "./saleTooLong.ts";

describe("saleTooLong", () => {
  it("accepts a sale of four weeks, and reports one that is a day longer", () => {
    expect(saleTooLong([{ from: "2026-06-25", until: "2026-07-22" }])).toEqual([]);
    expect(saleTooLong([{ from: "2026-06-25", until: "2026-07-23" }])).toEqual([
      { code: "too-long", from: "2026-06-25", until: "2026-07-23", days: 29 },
    ]);
  });

  it("merges sales that follow each other directly or overlap", () => {
    const sales = [
      { from: "2026-01-15", until: "2026-02-05" },
      { from: "2026-01-01", until: "2026-01-14" },
    ];
    expect(saleTooLong(sales)).toEqual([{ code: "too-long", from: "2026-01-01", until: "2026-02-05", days: 36 }]);
  });

  it("counts the days of all sales in a year, splitting a sale at New Year", () => {
    const sales = [
      { from: "2025-12-26", until: "2026-01-18" },
      { from: "2026-03-01", until: "2026-03-28" },
      { from: "2026-07-01", until: "2026-07-28" },
    ];
    expect(saleTooLong(sales)).toEqual([{ code: "too-often", year: 2026, days: 18 + 28 + 28 }]);
  });

  it("gives the same result whatever the order, and however often a sale is listed", () => {
    const sales = [
      { from: "2026-11-20", until: "2026-12-24" },
      { from: "2026-02-01", until: "2026-02-20" },
      { from: "2026-07-01", until: "2026-07-28" },
    ];
    const said = saleTooLong(sales);
    expect(said.map(({ days }) => days)).toEqual([35, 35 + 20 + 28]);
    expect(saleTooLong(sales.toReversed())).toEqual(said);
    expect(saleTooLong([...sales, ...sales])).toEqual(said);
  });

  it("reports nothing for exactly the maximum number of days, nor without sales", () => {
    const most = [
      { from: "2026-01-01", until: "2026-01-28" },
      { from: "2026-06-01", until: "2026-06-28" },
      { from: "2026-11-01", until: "2026-11-06" },
    ];
    expect(saleDaysAtOnce * 2 + 6).toBe(saleDaysInYear);
    expect(saleTooLong(most)).toEqual([]);
    expect(saleTooLong([])).toEqual([]);
  });
});

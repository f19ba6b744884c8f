import { expect, it } from "vitest";
import { hoursLine, hoursTable } from "./openingHoursWords.ts";
import { type OpeningHours, openingHoursSchema } from "./schema/openingHoursSchema.ts";

const hours: OpeningHours = openingHoursSchema.parse({
  week: [
    { days: ["mon", "tue", "wed", "thu", "fri"], from: "09:00", to: "17:30" },
    { days: ["sat"], from: "10:00", to: "14:00" },
  ],
  exceptions: [
    { date: "2026-12-31", from: "10:00", to: "13:00" },
    { date: "2026-12-24", note: "Julafton" },
    { date: "2026-06-19" },
  ],
});

it("groups adjacent days with the same hours, and lists closed days in the table only", () => {
  expect(hoursLine(hours)).toBe("mån–fre 9–17.30, lör 10–14");
  expect(hoursTable(hours, "2027-01-01")).toBe(
    "<table><tr><th>Mån–fre</th><td>9–17.30</td></tr><tr><th>Lör</th><td>10–14</td></tr><tr><th>Sön</th><td>stängt</td></tr></table>",
  );
});

it("lists exceptional days in order, until they have passed", () => {
  const table = hoursTable(hours, "2026-11-23");
  expect(table).toContain(
    "<tr><th>24 december 2026 (Julafton)</th><td>stängt</td></tr><tr><th>31 december 2026</th><td>10–13</td></tr>",
  );
  expect(table).not.toContain("juni");
  expect(hoursLine(hours, "2026-11-23")).toBe(
    "mån–fre 9–17.30, lör 10–14, 24 december 2026 (Julafton) stängt, 31 december 2026 10–13",
  );
});

it("shows a day with a break, and nothing when no hours are known", () => {
  const week = [
    { days: ["mon"], from: "09:00", to: "12:00" },
    { days: ["mon"], from: "13:00", to: "17:00" },
  ];
  expect(hoursLine(openingHoursSchema.parse({ week }))).toBe("mån 9–12, 13–17");
  expect([hoursLine(undefined), hoursTable(undefined, "2026-11-23")]).toEqual(["", ""]);
});

import { openingHoursOn } from "@torg/stores/domain";
import { expect, it } from "vitest";
import { storedHours } from "./storedHours.ts";

it.each([
  { day: "2026-11-23", what: "a Monday", spans: ["09:00–12:00", "13:00–18:00"] },
  { day: "2026-11-28", what: "a Saturday", spans: ["10:00–15:00"] },
  { day: "2026-11-29", what: "a Sunday that the file does not name", spans: [] },
  { day: "2026-12-23", what: "a Wednesday that is otherwise", spans: ["09:00–20:00"] },
  { day: "2026-12-24", what: "a day when it is closed", spans: [] },
])("stores the opening hours on $what", ({ day, spans }) => {
  const hours = storedHours({
    week: [
      { days: ["mon", "wed", "thu"], from: "13:00", to: "18:00" },
      { days: ["mon"], from: "09:00", to: "12:00" },
      { days: ["sat"], from: "10:00", to: "15:00" },
    ],
    exceptions: [{ date: "2026-12-24" }, { date: "2026-12-23", from: "09:00", to: "20:00" }],
  });
  expect(openingHoursOn(hours, day).map(({ opens, closes }) => `${opens}–${closes}`)).toEqual(spans);
});

import { expect, it } from "vitest";
import { isWithinWeek } from "./deliveryPromise.ts";

it.each([
  { to: "2026-11-29", isWithin: true },
  { to: "2026-11-30", isWithin: false },
])("knows whether $to is shown with the name of its weekday on Monday the 23rd", ({ to, isWithin }) =>
  expect(isWithinWeek({ from: "2026-11-24", to, today: "2026-11-23" })).toBe(isWithin),
);

import { expect, it } from "vitest";
import { formatClockTime } from "./formatClockTime.ts";

it.each([
  ["09:00", "9"],
  ["09:30", "9.30"],
  ["21:05", "21.05"],
  ["00:00", "0"],
  ["00:30", "0.30"],
])("formats the opening hour %s as %s", (time, shown) => {
  expect(formatClockTime(time)).toBe(shown);
});

import { expect, it } from "vitest";
import { formatOpeningTime } from "./formatOpeningTime.ts";

it.each([
  ["09:00", "9"],
  ["09:30", "9.30"],
  ["21:05", "21.05"],
  ["00:00", "0"],
  ["00:30", "0.30"],
])("formats the opening hour %s as %s", (time, shown) => {
  expect(formatOpeningTime(time)).toBe(shown);
});

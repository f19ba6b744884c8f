import { expect, it } from "vitest";
import { themeMessage } from "./themes.ts";

it("has a message for the second theme only", () => {
  expect(["standard", "team-workwear", "unknown"].map(themeMessage)).toEqual([
    null,
    "Loaded theme Team Workwear",
    null,
  ]);
});

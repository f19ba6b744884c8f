import { expect, it } from "vitest";
import { themeAddress, themeMessage } from "./themes.ts";

it("leads to the address that changes the theme", () => {
  expect(themeAddress("team-workwear")).toBe("/admin/themes/set_active_theme/?id=team-workwear");
  expect(themeAddress("a&b")).toBe("/admin/themes/set_active_theme/?id=a%26b");
});

it("has a message for the second theme alone", () => {
  expect(["standard", "team-workwear", "unknown"].map(themeMessage)).toEqual([
    null,
    "Loaded theme Team Workwear",
    null,
  ]);
});

import { describe, expect, it } from "vitest";
import { isModifiedClick } from "./isModifiedClick.ts";

describe("isModifiedClick", () => {
  it.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("leaves a click with %s to the browser", (key) => {
    expect(isModifiedClick(new MouseEvent("click", { [key]: true }))).toBe(true);
  });

  it("leaves every button but the first to the browser", () => {
    expect(isModifiedClick(new MouseEvent("click", { button: 1 }))).toBe(true);
    expect(isModifiedClick(new MouseEvent("click"))).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { opensElsewhere } from "./opensElsewhere.ts";

describe("opensElsewhere", () => {
  it.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("leaves a click with %s to the browser", (key) => {
    expect(opensElsewhere(new MouseEvent("click", { [key]: true }))).toBe(true);
  });

  it("leaves every button but the first to the browser", () => {
    expect(opensElsewhere(new MouseEvent("click", { button: 1 }))).toBe(true);
    expect(opensElsewhere(new MouseEvent("click"))).toBe(false);
  });
});

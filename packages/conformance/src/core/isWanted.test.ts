import { describe, expect, it } from "vitest";
import { isWanted } from "./isWanted.ts";

const check = { id: "cart.sums", section: "3.4" };

describe("isWanted", () => {
  it("selects everything when nothing is named", () => {
    expect(isWanted(check, [])).toBe(true);
  });

  it.each(["cart", "cart.sums", "3", "3.4"])("selects the check by %s", (part) => {
    expect(isWanted(check, ["csrf", part])).toBe(true);
  });

  it.each(["sums", "cart.sums2", "3.40", "4", "34"])("does not select the check by %s", (part) => {
    expect(isWanted(check, [part])).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { isNumeric } from "../index.ts";

describe("isNumeric", () => {
  it.each([0, -1.5, "12", "", " 7 "])("treats %j as a number", (value) => {
    expect(isNumeric(value)).toBe(true);
  });

  it.each([null, undefined, Number.NaN, "abc", "12a", {}, Symbol("12")])("does not treat %s as a number", (value) => {
    expect(isNumeric(value)).toBe(false);
  });
});

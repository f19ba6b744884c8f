import { describe, expect, it } from "vitest";
import { anatomySelector } from "./anatomySelector.ts";

describe("anatomySelector", () => {
  it.each([
    ["torg-carousel__head", ".torg-carousel__head"],
    [".torg-alert", ".torg-alert"],
    ["`torg-tag`", ".torg-tag"],
    ["The field (torg-field)", ".torg-field"],
    ["children", null],
    ["--torg-space-1", null],
  ])("is, for %j, %j", (name, selector) => {
    expect(anatomySelector(name)).toBe(selector);
  });
});

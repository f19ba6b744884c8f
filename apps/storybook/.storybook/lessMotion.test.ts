import { describe, expect, it } from "vitest";
import { lessMotion } from "./lessMotion.ts";

describe("lessMotion", () => {
  it.each([
    ["(prefers-reduced-motion: reduce)", "(min-width: 0px)"],
    ["(prefers-reduced-motion)", "(min-width: 0px)"],
    ["screen and (prefers-reduced-motion:reduce)", "screen and (min-width: 0px)"],
    ["(prefers-reduced-motion: no-preference) and (width > 40rem)", "(max-width: 0px) and (width > 40rem)"],
    ["(prefers-color-scheme: dark)", "(prefers-color-scheme: dark)"],
  ])("reads %j as %j", (query, read) => {
    expect(lessMotion(query)).toBe(read);
  });
});

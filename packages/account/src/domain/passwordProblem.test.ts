import { describe, expect, it } from "vitest";
import { longestPassword, passwordProblem } from "./index.ts";

describe("passwordProblem", () => {
  it("takes a password up to the longest that is hashed", () => {
    expect(passwordProblem("a".repeat(longestPassword))).toBeNull();
    expect(passwordProblem("a".repeat(longestPassword + 1))).toBe("too-long");
  });

  it("takes a phrase of many words, in any letters, as it was typed", () => {
    const phrase = "fyra små grisar åkte släde över Ölands norra udde";
    expect([phrase, ` ${phrase} `, phrase.normalize("NFD")].map(passwordProblem)).toEqual([null, null, null]);
  });

  it("misses a password only where nothing was typed: space counts, as in every password", () => {
    expect(passwordProblem("")).toBe("missing");
    expect([" ", "   ", "\t", "x", "å"].map(passwordProblem)).toEqual([null, null, null, null, null]);
  });

  it("has room for many times the 64 signs that a password may at least have", () => {
    expect(longestPassword).toBeGreaterThanOrEqual(4 * 64);
  });
});
